import type { MapData } from './map.ts';

/** R-2 The start at the western edge: the east is two or three roads away. */
export const caravan: MapData = {
  id: 'caravan',
  cities: {
    Bhopal: [8, 14],
    Jaipur: [26, 4],
    Agra: [52, 6],
    Varanasi: [84, 4],
    Mumbai: [44, 16],
    Puri: [84, 17],
    Mysore: [26, 26],
    Madurai: [62, 28],
  },
  roads: [
    { from: 'Bhopal', to: 'Jaipur', villages: ['Guna', 'Kota'], via: null },
    { from: 'Bhopal', to: 'Agra', villages: ['Lalitpur', 'Datia'], via: null },
    { from: 'Bhopal', to: 'Mumbai', villages: ['Dhar', 'Nashik'], via: null },
    { from: 'Bhopal', to: 'Mysore', villages: ['Bidar', 'Hampi'], via: null },
    { from: 'Jaipur', to: 'Agra', villages: ['Mathura'], via: null },
    { from: 'Jaipur', to: 'Mumbai', villages: ['Udaipur', 'Surat'], via: null },
    { from: 'Jaipur', to: 'Varanasi', villages: ['Alwar', 'Ayodhya'], via: [54, 0] },
    { from: 'Agra', to: 'Varanasi', villages: ['Etawah', 'Kannauj'], via: null },
    { from: 'Agra', to: 'Mumbai', villages: ['Dausa', 'Seoni'], via: null },
    { from: 'Agra', to: 'Puri', villages: ['Rewa', 'Bastar'], via: null },
    { from: 'Varanasi', to: 'Puri', villages: ['Gaya', 'Ranchi'], via: null },
    { from: 'Mumbai', to: 'Puri', villages: ['Wardha', 'Warangal'], via: null },
    { from: 'Mumbai', to: 'Mysore', villages: ['Satara'], via: null },
    { from: 'Mumbai', to: 'Madurai', villages: ['Kolar', 'Karur'], via: null },
    { from: 'Mysore', to: 'Madurai', villages: ['Erode', 'Kanchi'], via: null },
    { from: 'Madurai', to: 'Puri', villages: ['Nellore', 'Ongole'], via: null },
  ],
};
