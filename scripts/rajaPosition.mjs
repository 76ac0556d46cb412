// A match of Raja in its fifth round, with all that can be on the table: for pictures of it, and for tests that look at it.
const VILLAGES = {
  Guna: [1, 3],
  Kota: [2],
  Lalitpur: [1],
  Datia: [2, 3],
  Seoni: [2],
  Bastar: [2, 4],
  Wardha: [5, 3],
  Warangal: [3],
  Bidar: [1, 4],
  Nashik: [4],
  Dhar: [1],
  Dausa: [3],
  Mathura: [1],
  Etawah: [1],
  Kannauj: [2, 3],
  Gaya: [2],
  Ongole: [4, 2],
  Nellore: [5, 2],
  Karur: [5],
  Hampi: [4, 1],
  Satara: [2],
  Surat: [3],
  Udaipur: [3, 5],
  Ayodhya: [3],
  Kolar: [4],
};
const CITIES = {
  Jaipur: { houses: [0, 0, 1, 0, 2], small: [1, 0, 0, 0, 1], large: 3 },
  Mumbai: { houses: [0, 1, 0, 0, 1], small: [0, 0, 0, 0, 1], large: null },
  Varanasi: { houses: [0, 2, 1, 1, 0], small: [0, 1, 1, 0, 0], large: 2 },
  Puri: { houses: [0, 1, 0, 1, 0], small: [0, 0, 1, 1, 0], large: null },
  Agra: { houses: [1, 0, 2, 0, 0], small: [0, 1, 0, 1, 0], large: 1 },
  Mysore: { houses: [2, 0, 0, 2, 0], small: [1, 0, 0, 0, 0], large: 4 },
  Madurai: { houses: [0, 0, 0, 0, 1], small: [0, 0, 0, 0, 0], large: 5 },
};

/** With fewer than five seats the pieces of the others are left out. `fields` replace what is written here. */
export function rajaPosition(seats, fields = {}) {
  const here = (list) => list.slice(0, seats);
  const owners = (all) => all.filter((seat) => seat <= seats).slice(0, seats === 2 ? 1 : 2);
  const villages = Object.entries(VILLAGES)
    .map(([name, all]) => [name, owners(all)])
    .filter(([, left]) => left.length > 0);
  const cities = Object.entries(CITIES).map(([name, { houses, small, large }]) => [
    name,
    { houses: here(houses), small: here(small), large: large === null || large > seats ? null : large },
  ]);
  return {
    game: 'raja',
    seats,
    options: {},
    round: 5,
    maharaja: 'Varanasi',
    track: [null, null, null, 'Puri', null, null, 'Mysore', 'Agra', 'Jaipur', 'Madurai', 'Mumbai', 'Varanasi'],
    characters: here([['Entrepreneur'], ['Priest'], ['Grand duke'], ['Builder'], ['Merchant']]),
    architects: here(['Jaipur', 'Varanasi', 'Agra', 'Puri', 'Jaipur']),
    gold: here([17, 9, 14, 6, 11]),
    supply: here([4, 3, 6, 2, 5]),
    villages: Object.fromEntries(villages),
    cities: Object.fromEntries(cities),
    doing: { is: 'discs' },
    ...fields,
  };
}

/** The same in the middle of the first seat's turn: the others have acted, or have chosen gold twice. */
export function rajaTurn(seats, disc, doing = {}, fields = {}) {
  const acted = [...(doing.acted ?? []), 1];
  const discs = Array.from({ length: seats }, (_, seat) => (acted.includes(seat + 1) ? null : 'gold + gold'));
  return rajaPosition(seats, { discs, doing: { is: 'turn', seat: 1, disc, ...doing, acted }, ...fields });
}

/** The same three rounds before the end: all villages lived in, and few sites left. */
export function rajaLate() {
  const owners = Object.keys(VILLAGES).concat('Rewa', 'Ranchi', 'Erode', 'Alwar', 'Kanchi');
  const villages = owners.map((name, nth) => [name, [(nth % 5) + 1, ((nth + 1 + (nth % 3)) % 5) + 1]]);
  return rajaPosition(5, {
    round: 7,
    maharaja: 'Puri',
    track: [...new Array(7).fill(null), 'Mysore', 'Agra', 'Jaipur', 'Madurai', 'Mumbai', 'Varanasi', 'Puri'],
    gold: [33, 3, 5, 2, 4],
    supply: [3, 2, 2, 2, 2],
    villages: Object.fromEntries(villages),
    cities: {
      Jaipur: { houses: [1, 0, 1, 0, 2], small: [1, 0, 1, 0, 1], large: 3 },
      Mumbai: { houses: [0, 1, 0, 0, 1], small: [0, 1, 0, 1, 1], large: 1 },
      Varanasi: { houses: [0, 1, 1, 1, 0], small: [1, 1, 1, 0, 0], large: 2 },
      Puri: { houses: [1, 1, 0, 1, 0], small: [1, 0, 1, 1, 0], large: 5 },
      Agra: { houses: [1, 0, 1, 0, 0], small: [0, 1, 0, 1, 0], large: 1 },
      Mysore: { houses: [1, 0, 1, 1, 0], small: [0, 0, 0, 0, 1], large: 4 },
      Madurai: { houses: [0, 1, 0, 1, 1], small: [0, 0, 1, 0, 0], large: 5 },
    },
  });
}
