export type { Account } from './analysis/account.ts';
export * from './analysis/analyse.ts';
export * from './bot.ts';
export * from './bots.ts';
export { hint } from './hint.ts';
export { botsAt } from './levels.ts';
export * from './search/findings.ts';
export type { Question } from './search/search.ts';
export * from './search/think.ts';
