export * from './run.ts';
export * from './serve.ts';
export * from './settings.ts';
export { backup, restore } from './store/copy.ts';
