import type { View } from '@insula/landlord';

/** Every floor as whoever built it knows it; the hands are shown apart. */
export const together = (bystander: View, seats: readonly View[]): View => ({
  ...bystander,
  street: bystander.street.map((house, i) => seats[house.owner]?.street[i] ?? house),
});
