export * from './bot.ts';
export * from './bots.ts';
export { botsAt } from './levels.ts';
export * from './search/findings.ts';
export type { Question } from './search/search.ts';
export * from './search/think.ts';
