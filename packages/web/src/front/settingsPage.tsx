import { type JSX, useEffect, useId } from 'react';
import { Bar } from '../parts/bar.tsx';
import { Button } from '../parts/button.tsx';
import { LanguageField } from '../parts/languageField.tsx';
import { NameField } from '../parts/nameField.tsx';
import { Switch } from '../parts/switch.tsx';
import { CONFIRMS, MOTIONS, PALETTES, type Settings, SIZES, SPEEDS, set, useSettings } from '../settings/settings.ts';
import { play } from '../settings/sound.ts';
import { say } from '../words/say.ts';
import { Choice } from './choice.tsx';
import styles from './settingsPage.module.css';

/** What can be chosen for this device, kept in this browser. */
export function SettingsPage(): JSX.Element {
  const now = useSettings();
  useEffect(() => {
    document.title = say('title.table', { game: say('settings.title') });
  }, []);
  return (
    <>
      <Bar title={say('settings.title')} />
      <main className={styles.settings}>
        <section>
          <h2>{say('settings.you')}</h2>
          <NameField />
          <LanguageField />
          <Notices notices={now.notices} />
        </section>
        <section>
          <h2>{say('settings.pace')}</h2>
          <Pick field="speed" values={SPEEDS} now={now} />
          <Pick field="confirm" values={CONFIRMS} now={now} />
          <Flag on={now.forced} onTurn={(forced) => set({ forced })} text={say('settings.forced')} />
        </section>
        <section>
          <h2>{say('settings.sight')}</h2>
          <Pick field="palette" values={PALETTES} now={now} />
          <p className={styles.swatches} aria-hidden="true">
            {['red', 'blue', 'yellow', 'green'].map((colour) => (
              <i key={colour} style={{ background: `var(--${colour})` }} />
            ))}
          </p>
          <Pick field="size" values={SIZES} now={now} />
          <Pick field="motion" values={MOTIONS} now={now} />
        </section>
        <section>
          <h2>{say('settings.hearing')}</h2>
          <Flag on={now.sounds} onTurn={(sounds) => set({ sounds })} text={say('settings.sounds')} />
          <label className={styles.volume}>
            {say('settings.volume')}
            <input
              type="range"
              min="0"
              max="100"
              step="10"
              value={now.volume}
              disabled={!now.sounds}
              onChange={(event) => set({ volume: Number(event.target.value) })}
            />
          </label>
          <Button disabled={!now.sounds} onClick={() => play('turn')}>
            {say('settings.try')}
          </Button>
        </section>
      </main>
    </>
  );
}

type Picked = 'speed' | 'confirm' | 'palette' | 'size' | 'motion';

function Pick<Field extends Picked>({
  field,
  values,
  now,
}: {
  readonly field: Field;
  readonly values: readonly Settings[Field][];
  readonly now: Settings;
}): JSX.Element {
  return (
    <Choice
      legend={say(`settings.${field}`)}
      help={say(`settings.${field}.help`)}
      values={values}
      value={now[field]}
      say={(value) => say(`settings.${field}.${value}`)}
      onValue={(value) => set({ [field]: value })}
    />
  );
}

interface FlagProps {
  readonly on: boolean;
  readonly text: string;
  onTurn(on: boolean): void;
}

function Flag({ text, ...turned }: FlagProps): JSX.Element {
  const id = useId();
  return (
    <div className={styles.flag}>
      <Switch id={id} {...turned} />
      <label htmlFor={id}>{text}</label>
    </div>
  );
}

/** The browser asks for itself whether it may. */
function Notices({ notices }: { readonly notices: boolean }): JSX.Element | null {
  if (!('Notification' in window)) return null;
  const turn = async (wanted: boolean): Promise<void> =>
    set({ notices: wanted && (await Notification.requestPermission()) === 'granted' });
  return <Flag on={notices} onTurn={(wanted) => void turn(wanted)} text={say('settings.notices')} />;
}
