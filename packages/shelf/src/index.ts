export * from './nearest.ts';
export * from './rulebook.ts';
export * from './seatCounts.ts';
export * from './shelf.ts';
