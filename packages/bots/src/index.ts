export type { Account } from './analysis/account.ts';
export * from './analysis/analyse.ts';
export * from './bot.ts';
export * from './bots.ts';
export { botsAt } from './levels.ts';
export type { Effort, Signal } from './search/effort.ts';
export * from './search/findings.ts';
export type { Question } from './search/question.ts';
export * from './search/think.ts';
