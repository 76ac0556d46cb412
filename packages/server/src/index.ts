export { type ThinkParts, thinkFor } from './bots/thinkFor.ts';
export { check, type Report, salvage } from './matches/salvage.ts';
export * from './run.ts';
export * from './serve.ts';
export * from './settings.ts';
export { listAside, tryAgain } from './store/aside.ts';
export { backup, restore } from './store/copy.ts';
export { moveToPostgres } from './store/move.ts';
