import type { RentLine, View } from '@insula/landlord';
import { CARDS, type CardName, houseRent, isSecond, ROOMS, rentLines, rentThere } from '@insula/landlord/face';
import type { JSX } from 'react';
import { Button } from '../../../parts/button.tsx';
import { language } from '../../../words/language.ts';
import type { Seen } from '../../table.ts';
import { aimOf, choose, roomSpot } from '../aim.ts';
import { Picture } from '../art/picture.tsx';
import { sumOf } from '../money.ts';
import { atWord } from '../names.ts';
import { street } from '../words.ts';
import styles from './sheets.module.css';

/** A house, flat by flat: who pays what, and why. Where rooms are too small for fingers they are picked here. */
export function HouseSheet(seen: Seen<View> & { readonly house: number }): JSX.Element {
  const { view, house } = seen;
  const lines = rentLines(view, house).toReversed();
  return (
    <>
      <h2>
        {street('sheet.house', { house: house + 1 })} <b className={styles.coin}>{sumOf(view, houseRent(view, house))}</b>
      </h2>
      <ul className={styles.flats}>
        {lines.map((line) => (
          <FlatLine key={line.room} {...seen} line={line} />
        ))}
      </ul>
      {view.jailed === view.street[house].owner ? (
        <p className={styles.soft}>
          {street('sheet.jailed')} <span className={styles.clause}>{isSecond(view.variant) ? 'F-68' : 'L-23'}</span>
        </p>
      ) : null}
    </>
  );
}

function FlatLine(seen: Seen<View> & { readonly house: number; readonly line: RentLine }): JSX.Element {
  const { view, house, line, say, look, chooser } = seen;
  const aim = aimOf(seen);
  const place = line.room % ROOMS;
  const spot = roomSpot(house, place);
  const card: CardName | null = line.tenant < 0 ? null : CARDS[line.tenant];
  // L-53: what can be done with a tenant without a card.
  const ways =
    view.stack.at(-1)?.kind === 'play' ? chooser.choices.filter(({ parts }) => parts.spot === spot && !parts.card) : [];
  const isAiming = aim !== null && aim.spots.size > 0 && !aim.isForHouses;
  const can = isAiming && aim.spots.has(spot);
  const would = can && card === null && aim.tenant !== null ? rentThere(view, aim.tenant, line.room, aim.from) : null;
  const onTap = (): void => {
    if (isAiming) {
      choose(seen, aim, spot);
      look({ sheet: null });
    } else if (card !== null) look({ sheet: `card ${card}` });
  };
  return (
    <li>
      <button type="button" data-row={spot} data-can={can} disabled={!isAiming && card === null} onClick={onTap}>
        <span className={styles.figure}>{card === null ? null : <Picture card={card} panel={false} />}</span>
        <span>
          {street('sheet.flat', { who: card === null ? 'nobody' : say(`card.${card}`), at: atWord(say, place) })}
          {line.changes.length === 0 ? null : <small>{because(view, line)}</small>}
        </span>
        <b>{would === null ? sumOf(view, line.paid) : street('sheet.would', { sum: sumOf(view, would) })}</b>
      </button>
      {ways.length === 0 ? null : (
        <div className={styles.ways}>
          {ways.map(({ move, parts }) => (
            <Button
              key={move}
              data-way={move}
              onClick={() => {
                look({ sheet: null });
                chooser.play(move);
              }}
            >
              {street(`way.${parts.way}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** The printed rent, and what made something else of it. */
function because(view: View, { base, changes }: RentLine): string {
  const list = new Intl.ListFormat(language(), { type: 'unit' });
  return street('sheet.base', {
    base: sumOf(view, base),
    changes: list.format(changes.map((clause) => street(`change.${clause}`))),
  });
}
