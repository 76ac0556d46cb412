// Measures one game in a process of its own: games measured in one process slow each other down.
import { openShelf } from '@insula/shelf';
import { measure } from './measure.ts';

const shelf = await openShelf();
console.log(JSON.stringify(measure(shelf.game(process.argv[2]))));
