export * from './asks.ts';
export * from './codes.ts';
export * from './fault.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './matchFile.ts';
export * from './news.ts';
export { type ClockSpec, clockSpec, matchId, PACES, type Pace } from './shapes.ts';
export * from './summary.ts';
