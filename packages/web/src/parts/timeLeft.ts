import { say } from '../words/say.ts';

/** Seconds. */
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** Three days are not 4320 minutes to anybody. */
export function shown(seconds: number): string {
  const values = {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    minutes: Math.floor((seconds % HOUR) / MINUTE),
    seconds: String(seconds % MINUTE).padStart(2, '0'),
  };
  return say(seconds >= DAY ? 'time.days' : seconds >= HOUR ? 'time.hours' : 'time.minutes', values);
}
