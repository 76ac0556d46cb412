// The situations of Raja that have a picture: where each stands, and what is tapped before it is taken.
import { rajaPosition, rajaTurn } from './rajaPosition.mjs';

const ALL_ACTED = { acted: [2, 3, 4, 5] };
const acted = (seats) => ({ acted: ALL_ACTED.acted.filter((seat) => seat <= seats) });
const SCORED = {
  architects: ['Varanasi', 'Varanasi', 'Agra', 'Puri'],
  gold: [3, 9, 14, 6],
};

export const RAJA_PICTURES = [
  {
    name: 'raja',
    night: false,
    phone: false,
    position: rajaPosition(3),
    taps: ['[data-action="two houses"]', '[data-action="palace"]'],
  },
  {
    name: 'raja-way',
    night: true,
    phone: false,
    position: rajaTurn(3, 'two houses + palace', acted(3)),
    taps: ['[data-place-target="Varanasi"]'],
  },
  {
    name: 'raja-governor',
    night: false,
    phone: false,
    position: rajaTurn(3, 'gold + governor', acted(3)),
    taps: ['[data-task="Governor"]', 'section [data-governor="Jaipur"]'],
  },
  {
    name: 'raja-scoring',
    night: false,
    phone: false,
    position: rajaTurn(4, 'gold + gold', { ...acted(4), done: { gold: 2 } }, SCORED),
    taps: ['[data-way="end turn"]'],
  },
  {
    name: 'raja-character',
    night: false,
    phone: false,
    position: rajaTurn(4, 'gold + character', acted(3)),
    taps: ['[data-task="Character"]', '[data-character="Priest"]'],
  },
  {
    name: 'raja-auction',
    night: true,
    phone: false,
    position: rajaPosition(4, {
      options: { advanced: 'on' },
      round: 0,
      maharaja: 'Bhopal',
      track: ['Puri', 'Varanasi', 'Mysore', 'Mumbai', 'Agra', 'Jaipur', 'Madurai'],
      characters: [[], [], [], ['Builder']],
      architects: ['Bhopal', 'Bhopal', 'Bhopal', 'Bhopal'],
      gold: [15, 15, 15, 11],
      supply: [4, 4, 4, 4],
      villages: {},
      cities: {},
      doing: { is: 'auction', opener: 3, at: 1, high: 3, leader: 3, bidding: [1, 2, 3] },
    }),
    taps: ['[data-bid="5"]'],
  },
  {
    name: 'raja-caravan',
    night: false,
    phone: false,
    position: rajaPosition(5, { options: { map: 'caravan' } }),
    taps: ['[data-action="governor"]', '[data-action="palace and house"]'],
  },
  {
    name: 'raja-end-of-turn',
    night: false,
    phone: false,
    position: rajaTurn(
      3,
      'two houses + palace',
      { ...acted(3), done: { cityHouses: 1, palaces: 1 } },
      { gold: [1, 10, 16] },
    ),
    taps: ['[data-way="end turn"]'],
  },
  {
    name: 'raja-phone',
    night: false,
    phone: true,
    position: rajaTurn(3, 'two houses + palace', acted(3)),
    taps: ['[data-place-target="Varanasi"]'],
  },
  {
    name: 'raja-phone-five',
    night: true,
    phone: true,
    position: rajaPosition(5),
    taps: ['[data-action="two houses"]', '[data-action="palace"]'],
  },
];
