export * from './speaker.ts';
