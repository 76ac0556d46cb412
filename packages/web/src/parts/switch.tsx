import type { ComponentProps, JSX } from 'react';
import styles from './switch.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  readonly on: boolean;
  onTurn(on: boolean): void;
}

/** Yes or no. */
export const Switch = ({ on, onTurn, ...rest }: Props): JSX.Element => (
  <input
    {...rest}
    type="checkbox"
    className={styles.switch}
    checked={on}
    onChange={(event) => onTurn(event.target.checked)}
  />
);
