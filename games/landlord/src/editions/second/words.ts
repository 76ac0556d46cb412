import type { Words } from '@insula/kernel';
import { numbered, sum, there, who, withForms, withSums } from '../../words/speaking.ts';

const cards = {
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
};

/** What this edition adds to the words of the game, and what it says otherwise. */
export const en: Words = {
  'landlord-second:title': 'Landlord: second edition',
  'landlord-second:blurb':
    'Roofs at a price, a Tavern with a bad name, and a Scientist under the roof: build, let, and send everybody else the Monsters.',

  ...withForms(cards),

  'landlord-second:text.family': 'Reports its landlord’s Murder or Bomb to the police.',
  'text.group-house': 'Nobody can murder it.',
  ...withSums('text.hacker', (more) => `Every further one in a house pays ${more(1)} more than the one before.`),
  'text.man-with-dog': 'Lives on the ground floor or in the basement only.',
  'text.monster': 'Made by a Scientist. Whatever becomes of it, it goes back to its supply.',
  'text.mother-with-children': 'You may take yours back into your hand.',
  ...withSums(
    'landlord-second:text.mover',
    (fee) => `Whenever an opponent plays a Move, his landlord gets ${fee(2)} dollars from them.`,
  ),
  'text.musicians': 'Moving into a house without music, they drive everybody else out; their landlord says where they go.',
  'text.nobles': 'Need a house with a basement or with a flat under the roof.',
  'text.odd-ones': 'Live only where there is nobody but Odd ones, and then nobody else moves in.',
  ...withSums(
    'text.rental-nomad',
    (fare) => `Pays nothing. When examining, his landlord may pay ${fare(2)} dollars to send him to another flat, anyone’s.`,
  ),
  'text.scientist':
    'Lives under the roof only. When his landlord examines, he makes a Monster, which goes to any suitable flat.',
  ...withSums(
    'text.tavern',
    (rent) =>
      `Ground floor or basement. Tenants beside it have a rent of at most ${rent(2)}, those in its landlord’s other houses at most ${rent(3)}.`,
  ),
  'text.attic-apartment': 'Finishes a house, with a flat under the roof.',
  'text.basement-expansion': 'One more flat below a finished house, anyone’s.',
  'landlord-second:text.flat-roof': 'Finishes a house; never expanded.',
  ...withSums(
    'landlord-second:text.roof',
    (price) => `From the supply, for $${price(1)} per finished house you have. Finishes a house.`,
  ),
  'text.roof-expansion': 'Over a plain Roof, anyone’s: makes it a flat.',
  'landlord-second:text.bomb':
    'A house explodes; its cards go under the pile or back to their supplies. Its landlord may call the Police.',
  'landlord-second:text.broker': 'When a Move takes one of your tenants, the bank pays you the tenant’s rent at once.',
  ...withSums(
    'landlord-second:text.jail',
    (income) => `A landlord in here collects only ${income(2)} dollars, but is never asked for an alibi.`,
  ),
  'landlord-second:text.murder': 'A tenant goes under the pile. Its landlord may call the Police.',
  'landlord-second:text.politics': 'Counts as Eviction or Demolition.',
  'landlord-second:text.move': 'Any tenant moves to a suitable flat; if there is none, it is discarded.',

  'option.trade.none': 'nothing',
  'option.tenants': 'Tenants',
  'option.tenants.help': 'Every tenant’s rent, size and most floors, as printed on your own cards.',
  'option.tenants.rent': 'rent',
  'option.tenants.size': 'flats',
  'option.tenants.floors': 'most floors',
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

  'landlord-second:each.street.tenants':
    '{n, plural, =-3 {} =-2 {} other {{at, plural, =0 {basement} =6 {attic} other {#}}: {n, plural, =-1 {empty} other {{card}}}}}',
  'landlord-second:floor.c': 'the basement',
  'landlord-second:at.c': 'in the basement',

  'landlord-second:ask.go.nomad': `{you, select, seat {Where does the nomad ${there} go?} other {{seat} chooses where the nomad ${there} goes.}}`,
  'landlord-second:ask.go.tavern': `{you, select, seat {Where does the Tavern drive the tenant ${there}?} other {{seat} chooses where the Tavern drives the tenant ${there}.}}`,
  'landlord-second:ask.leave.tavern':
    '{you, select, seat {Who leaves next because of the Tavern in house {house}?} other {{seat} chooses who leaves next because of the Tavern in house {house}.}}',
  'landlord-second:move.shift': `send the nomad ${there} on`,

  'landlord-second:event.examined': `{you, select, seat {You have examined your houses.} other {{seat} has examined their houses.}}`,
  'landlord-second:event.fare': `${who('pay', 'pays')} ${sum} to send a nomad on.`,
  'landlord-second:event.bought-roof': `${who('take', 'takes')} {aCard} from the supply{dollars, plural, =0 {, for free} other { for ${sum}}}.`,
  'landlord-second:event.went-back': `The {card} ${there} ${numbered('goes', 'go')} back to the supply.`,
  'landlord-second:event.sent-away': `${who('move', 'moves')} the {card} ${there}, who can find no suitable flat.`,
  'landlord-second:event.brokered-by-bank': `The bank pays {you, select, whom {you} other {{whom}}} ${sum} for the Broker; the tenant owes no more rent this turn.`,
  'landlord-second:event.evicted': `${who('take in', 'takes in')} {cardsCount, plural, =0 {nobody} other {{cards}}} from house {house}.`,
  'landlord-second:event.bombed':
    '{you, select, seat {Your house {house}} other {{seat}’s house {house}}} explodes; its cards go under the pile, any Roof and Monsters back to their supplies.',

  'refusal.no-trade': 'Nothing is traded in this match.',
  'refusal.roof-too-dear': 'You cannot pay for a Roof: it costs more with every house you have.',
  'refusal.no-roof-left': 'There are no Roofs left in the supply.',
  'refusal.never-a-floor': 'A Roof is never a floor.',
  'refusal.immune-to-murder': 'A Group house cannot be murdered.',
  'refusal.mothers-stay': 'She can be taken into your hand, but not moved elsewhere.',
  'refusal.needs-expansion': 'Nobles want a house with a basement or with a flat under the roof.',
  'refusal.only-under-the-sky': 'The Scientist lives in an Attic apartment or a Roof expansion only.',
  'refusal.no-nomad': 'No Rental nomad lives there.',
  'refusal.not-your-nomad': 'That is not your nomad.',
  'refusal.no-place-for-nomad': 'There is no other suitable flat for the nomad.',
  'refusal.moved-already': 'This nomad has moved this turn.',
  'refusal.nomads-go-first': 'A Rental nomad moves in the first phase of the turn only.',
  'refusal.no-scientist': 'You have no Scientist, or no Monster for him this turn.',
  'refusal.must-create': 'First place the Monster that your Scientist has created.',
  'refusal.tavern-too-far-up': 'The Tavern needs the ground floor or the basement.',
  'refusal.too-dear-for-tavern': 'This tenant’s printed rent is too high for a house with the Tavern.',
  'refusal.too-dear-for-landlord': 'This tenant’s printed rent is too high for a landlord who has the Tavern.',
  'refusal.fits-the-tavern': 'This tenant does not mind the Tavern.',
  'refusal.not-this-landlord': 'The Tavern sends away tenants of its own landlord only.',
  'refusal.away-from-tavern': 'Because of the Tavern the tenant must go to another house.',
  'landlord-second:refusal.seats': 'Landlord is for two to six players.',
  'landlord-second:refusal.not-alone': 'Odd ones move in with Odd ones only, or where nobody lives.',
  'landlord-second:refusal.freaks-here': 'Nobody moves in with Odd ones.',
  'landlord-second:refusal.too-far-up': 'This tenant lives on the ground floor or in the basement only.',
  'landlord-second:refusal.has-cellar': 'That house already has a basement.',
  'landlord-second:refusal.no-renovation': 'That card expands nothing.',
  'landlord-second:refusal.no-mother': 'Only a Mother with children can be called back.',
};
