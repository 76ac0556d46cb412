export * from './matchFile.ts';
