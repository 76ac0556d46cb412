// A strong bot as it would be without an outlook of the game's own: it judges by `worth` alone. What an outlook is measured
// against (`npm run levels -- --only 'strong - worth'`).
import { thinking } from '../packages/bots/dist/thinking.js';

/** By game: worth so much more than another makes a seat e times as likely to win. */
const SCALES = { raja: 20 };
/** It may think so much longer, which is more than an outlook costs: whoever wins against it wins at equal time, too. */
const LONGER = 1.05;

export const byWorthAt = (scale) => ({
  name: 'worth',
  help: 'A strong bot that judges by worth alone.',
  open(game, seat) {
    const plain = { judge: game.worth, foretell: game.worth, scale: SCALES[game.id] };
    const iterations = Math.round(game.foresight.efforts.strong * LONGER * scale);
    return thinking({ ...game, foresight: { ...game.foresight, ...plain } }, seat, iterations);
  },
});
