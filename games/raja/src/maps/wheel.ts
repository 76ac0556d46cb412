import type { MapData } from './map.ts';

/** R-2 The start in the hub, a rim of seven cities, and two outer roads. */
export const wheel: MapData = {
  id: 'wheel',
  cities: {
    Bhopal: [46, 15],
    Jaipur: [14, 7],
    Agra: [46, 5],
    Varanasi: [82, 7],
    Puri: [84, 20],
    Madurai: [62, 28],
    Mysore: [24, 26],
    Mumbai: [6, 17],
  },
  roads: [
    { from: 'Bhopal', to: 'Jaipur', villages: ['Guna', 'Kota'], via: null },
    { from: 'Bhopal', to: 'Agra', villages: ['Lalitpur', 'Datia'], via: null },
    { from: 'Bhopal', to: 'Varanasi', villages: ['Rewa'], via: null },
    { from: 'Bhopal', to: 'Puri', villages: ['Seoni', 'Bastar'], via: null },
    { from: 'Bhopal', to: 'Madurai', villages: ['Wardha', 'Warangal'], via: null },
    { from: 'Bhopal', to: 'Mysore', villages: ['Bidar'], via: null },
    { from: 'Bhopal', to: 'Mumbai', villages: ['Dhar', 'Nashik'], via: null },
    { from: 'Jaipur', to: 'Agra', villages: ['Dausa', 'Mathura'], via: null },
    { from: 'Agra', to: 'Varanasi', villages: ['Etawah', 'Kannauj'], via: null },
    { from: 'Varanasi', to: 'Puri', villages: ['Gaya', 'Ranchi'], via: null },
    { from: 'Puri', to: 'Madurai', villages: ['Ongole', 'Nellore'], via: null },
    { from: 'Madurai', to: 'Mysore', villages: ['Karur', 'Erode'], via: null },
    { from: 'Mysore', to: 'Mumbai', villages: ['Hampi', 'Satara'], via: null },
    { from: 'Mumbai', to: 'Jaipur', villages: ['Surat', 'Udaipur'], via: null },
    { from: 'Jaipur', to: 'Varanasi', villages: ['Alwar', 'Ayodhya'], via: [46, 0] },
    { from: 'Puri', to: 'Mysore', villages: ['Kanchi', 'Kolar'], via: [58, 34] },
  ],
};
