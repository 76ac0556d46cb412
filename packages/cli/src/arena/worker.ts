import { parentPort, workerData } from 'node:worker_threads';
import { openShelf } from '@insula/shelf';
import { playDeal, type Task, type Tournament } from './tournament.ts';

/** One thread of an arena: is told a deal of a pairing, answers with how it went. */
const tournament = workerData as Tournament;
const game = (await openShelf()).game(tournament.game);

parentPort?.on('message', (task: Task) => parentPort?.postMessage(playDeal(tournament, game, task)));
