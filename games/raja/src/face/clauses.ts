/** Where the rules speak of each action of the disc and of each character, in their order. */
export const ACTION_CLAUSES = ['R-40', 'R-41', 'R-42', 'R-43', 'R-44', 'R-45', 'R-46', 'R-47', 'R-48'] as const;
export const CHARACTER_CLAUSES = ['R-20', 'R-21', 'R-22', 'R-23', 'R-24', 'R-25', 'R-81'] as const;
/** And of the kinds of places. */
export const PLACE_CLAUSES = { city: 'R-60', start: 'R-50', village: 'R-51' } as const;
