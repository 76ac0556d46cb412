import { type JSX, useEffect, useState } from 'react';
import { address } from '../net/api.ts';
import { say } from '../words/say.ts';
import { Button } from './button.tsx';
import styles from './invite.module.css';

interface Props {
  readonly id: string;
  readonly watching?: boolean;
  /** Nothing is more urgent than to send it. */
  readonly isLoud?: boolean;
}

/** The address to send, and as a picture for a phone's camera. It names the host that this browser used, or one that
 *  others can reach, so it works at home without a name and over plain http. */
export function Invite({ id, watching = false, isLoud = false }: Props): JSX.Element {
  const origin = useReachable();
  const url = `${origin}/match/${id}`;
  const [copied, setCopied] = useState(false);
  const [squares, setSquares] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    import('uqr').then(({ encode }) => setSquares(encode(url, { border: 2 }).data));
  }, [url]);
  const copy = (): void => {
    copyText(url).then(() => setCopied(true));
  };
  return (
    <div className={styles.invite}>
      <svg
        viewBox={`0 0 ${squares.length || 1} ${squares.length || 1}`}
        className={styles.code}
        role="img"
        aria-label={say('invite.code')}
      >
        <path
          d={squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')}
          shapeRendering="crispEdges"
        />
      </svg>
      <p>{say(watching ? 'invite.watch' : 'invite.help')}</p>
      <input readOnly value={url} aria-label={say('invite.link')} onFocus={(event) => event.target.select()} />
      <Button look={isLoud ? 'strong' : 'plain'} onClick={copy}>
        {say(copied ? 'invite.copied' : 'invite.copy')}
      </Button>
    </div>
  );
}

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Others cannot follow a link to `localhost`: then the server says where it is found, if it knows. */
function useReachable(): string {
  const [origin, setOrigin] = useState(window.location.origin);
  useEffect(() => {
    if (!HERE.includes(window.location.hostname)) return;
    address().then(({ url }) => {
      if (url !== null) setOrigin(url);
    }, ignored);
  }, []);
  return origin;
}

const ignored = (): void => {};

/** Over plain http browsers offer no clipboard, but still know the old way. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
