import type { ComponentProps, JSX } from 'react';
import styles from './button.module.css';

type Look = 'plain' | 'strong' | 'quiet' | 'big';

export const buttonClass = (...looks: readonly Look[]): string =>
  [styles.button, ...looks.filter((look) => look !== 'plain').map((look) => styles[look])].join(' ');

export function Button({
  look = 'plain',
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look | readonly Look[] }): JSX.Element {
  const looks = typeof look === 'string' ? [look] : look;
  return <button type="button" {...rest} className={`${buttonClass(...looks)} ${rest.className ?? ''}`} />;
}
