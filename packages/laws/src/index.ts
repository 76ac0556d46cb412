export { checkLaws, type Examined } from './check.ts';
export { type Endured, endure, type Stretch } from './endure.ts';
export type { Law } from './law.ts';
export { uphold } from './law.ts';
export { gather, type Sample, type Scope, USUAL } from './sample.ts';
export { type Setting, settings } from './settings.ts';
export { LAWS } from './statutes.ts';
export { transcript } from './transcript.ts';
export { Violation } from './violation.ts';
