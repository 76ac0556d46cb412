import type { Words } from '@insula/kernel';
import { sum, who } from '../../words/speaking.ts';

/** What this edition adds to the words of the game, and what it says otherwise. */
export const en: Words = {
  'landlord-second:title': 'Landlord: second edition',
  'landlord-second:blurb':
    'Roofs at a price, a Tavern with a bad name, and a Scientist under the roof: build, let, and send everybody else the Monsters.',

  'card.group-house': 'Group house',
  'card.hacker': 'Hacker',
  'card.man-with-dog': 'Man with dog',
  'card.monster': 'Monster',
  'card.mother-with-children': 'Mother with children',
  'card.musicians': 'Musicians',
  'card.nobles': 'Nobles',
  'card.odd-ones': 'Odd ones',
  'card.rental-nomad': 'Rental nomad',
  'card.scientist': 'Scientist',
  'card.tavern': 'Tavern',
  'card.attic-apartment': 'Attic apartment',
  'card.basement-expansion': 'Basement expansion',
  'card.roof-expansion': 'Roof expansion',

  'option.trade.none': 'nothing',
  'option.tenants': 'Tenants',
  'option.tenants.help': 'Rent, size and highest building of every tenant, as printed on your own cards.',
  'option.tenants.rent': 'rent',
  'option.tenants.size': 'apartments',
  'option.tenants.floors': 'highest building',
  'option.tenants.family': 'Family',
  'option.tenants.group-house': 'Group house',
  'option.tenants.hacker': 'Hacker',
  'option.tenants.man-with-dog': 'Man with dog',
  'option.tenants.monster': 'Monster',
  'option.tenants.mother-with-children': 'Mother with children',
  'option.tenants.mover': 'Mover',
  'option.tenants.musicians': 'Musicians',
  'option.tenants.nobles': 'Nobles',
  'option.tenants.odd-ones': 'Odd ones',
  'option.tenants.rental-nomad': 'Rental nomad',
  'option.tenants.scientist': 'Scientist',
  'option.tenants.squatters': 'Squatters',
  'option.tenants.tavern': 'Tavern',

  'landlord-second:ask.answer.bombed':
    '{you, select, seat {Your building was bombed.} other {A building of {seat} was bombed.}} Call the Police?',
  'landlord-second:ask.go.nomad':
    '{you, select, seat {Where does the nomad of {room} go?} other {{seat} chooses where the nomad of {room} goes.}}',
  'landlord-second:ask.go.tavern':
    '{you, select, seat {Where does the Tavern drive the tenant of {room}?} other {{seat} chooses where the Tavern drives the tenant of {room}.}}',
  'landlord-second:ask.leave.tavern':
    '{you, select, seat {Who leaves next because of the Tavern in house {house}?} other {{seat} chooses who leaves next because of the Tavern in house {house}.}}',
  'landlord-second:move.shift': 'send the nomad of {room} on',

  'landlord-second:event.examined': `${who('have', 'has')} looked after the houses.`,
  'landlord-second:event.fare': `${who('pay', 'pays')} ${sum} to send a nomad on.`,
  'landlord-second:event.bought-roof': `${who('take', 'takes')} a {card} from the supply for ${sum}.`,
  'landlord-second:event.went-back': 'The {card} of {room} goes back to its supply.',
  'landlord-second:event.sent-away': `${who('move', 'moves')} the {card} of {room}, for whom there is no suitable apartment.`,
  'landlord-second:event.brokered-by-bank': `The bank pays {you, select, whom {you} other {{whom}}} ${sum} for the Broker; the tenant owes no more rent this turn.`,
  'landlord-second:event.evicted': `${who('take in', 'takes in')} {cardsCount, plural, =0 {nobody} other {{cards}}} from house {house}.`,
  'landlord-second:event.bombed':
    '{you, select, seat {Your house {house}} other {House {house} of {seat}}} explodes; its cards go under the pile, Roof and Monsters home.',

  'refusal.no-trade': 'Nothing is traded in this match.',
  'refusal.roof-too-dear': 'A Roof costs a dollar for each building you have, and you have not so many.',
  'refusal.no-roof-left': 'There are no Roofs left in the supply.',
  'refusal.never-a-floor': 'A Roof is never a floor.',
  'refusal.immune-to-murder': 'Nobody murders a Group house.',
  'refusal.needs-expansion': 'Nobles want a building with a basement or with an apartment under the roof.',
  'refusal.only-under-the-sky': 'The Scientist lives in an Attic apartment or Roof expansion only.',
  'refusal.no-nomad': 'No Rental nomad lives there.',
  'refusal.not-your-nomad': 'That is not your nomad.',
  'refusal.no-place-for-nomad': 'There is no other suitable apartment for the nomad.',
  'refusal.moved-already': 'This nomad has moved this turn.',
  'refusal.nomads-go-first': 'A Rental nomad moves in the first phase of the turn only.',
  'refusal.no-scientist': 'You have no Scientist, or no Monster for him this turn.',
  'refusal.must-create': 'First place the Monster that your Scientist has created.',
  'refusal.tavern-too-far-up': 'The Tavern needs the ground floor or the basement.',
  'refusal.too-dear-for-tavern': 'Beside the Tavern live only tenants whose printed rent is 2 dollars or less.',
  'refusal.too-dear-for-landlord':
    'This landlord has the Tavern: only tenants whose printed rent is 3 dollars or less move in.',
  'refusal.fits-the-tavern': 'This tenant does not mind the Tavern.',
  'refusal.not-this-landlord': 'The Tavern sends away tenants of its own landlord only.',
  'refusal.away-from-tavern': 'Because of the Tavern the tenant must go to another building.',
  'landlord-second:refusal.seats': 'Landlord is for 2 to 6.',
  'landlord-second:refusal.not-alone': 'Odd ones move in with Odd ones only, or where nobody lives.',
  'landlord-second:refusal.freaks-here': 'Nobody moves in with Odd ones.',
  'landlord-second:refusal.too-far-up': 'This tenant lives on the ground floor or in the basement only.',
  'landlord-second:refusal.has-cellar': 'That building has a basement already.',
  'landlord-second:refusal.no-renovation': 'That card expands nothing.',
  'landlord-second:refusal.no-mother': 'Only a Mother with children can be called back.',
};
