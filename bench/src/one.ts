// One run of one game in a process of its own: games measured in one process slow each other down.
import { openShelf } from '@insula/shelf';
import { measure } from './measure.ts';

const [, , id, run] = process.argv;
console.log(JSON.stringify(measure((await openShelf()).game(id), run)));
