/** R-1 The cities that are scored, in the order of the characters whose homes they are. */
export const CITIES = ['Jaipur', 'Mumbai', 'Varanasi', 'Puri', 'Agra', 'Mysore', 'Madurai'] as const;
/** Where the architects begin: on the roads like any city, but nothing stands there. */
export const START_CITY = 'Bhopal';
/** R-1 The villages that every map lays along its roads. */
export const VILLAGES = [
  ...['Guna', 'Kota', 'Lalitpur', 'Datia', 'Rewa', 'Seoni', 'Bastar', 'Wardha', 'Warangal', 'Bidar'],
  ...['Nashik', 'Dhar', 'Dausa', 'Mathura', 'Etawah', 'Kannauj', 'Gaya', 'Ranchi', 'Ongole', 'Nellore'],
  ...['Karur', 'Erode', 'Hampi', 'Satara', 'Surat', 'Udaipur', 'Alwar', 'Ayodhya', 'Kanchi', 'Kolar'],
] as const;

/** A city, the start city or a village, by number: cities first, then the start, then the villages. */
export type Place = number;

export const CITY_COUNT = CITIES.length;
export const START: Place = CITIES.length;
export const FIRST_VILLAGE: Place = START + 1;
export const PLACES: readonly string[] = [...CITIES, START_CITY, ...VILLAGES];
/** Cities with the start city. */
export const STOPS = CITY_COUNT + 1;

export const placeNamed = (name: string): Place => PLACES.indexOf(name);
