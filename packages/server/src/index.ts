export * from './run.ts';
export * from './serve.ts';
export * from './settings.ts';
