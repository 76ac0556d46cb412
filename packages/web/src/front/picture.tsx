import type { JSX } from 'react';
import { Arrow, Flat } from '../tables/room-share/art/flat.tsx';
import { type FlatKind, FUTONS } from '../tables/room-share/art/sizes.ts';
import { TenantShape } from '../tables/room-share/art/tenant.tsx';
import styles from './picture.module.css';

/** The picture on the box of each game. A game we have never seen gets a house of its own all the same. */
export function Picture({ game }: { readonly game: string }): JSX.Element {
  const Drawn = PICTURES[game] ?? House;
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <Drawn />
    </svg>
  );
}

const FLATS: readonly { readonly kind: FlatKind; readonly who: readonly (string | null)[] }[] = [
  { kind: 'classic', who: [null, 'red', null, 'blue'] },
  { kind: 'suite', who: ['yellow', 'green', null, 'yellow'] },
  { kind: 'classic', who: [null, null, 'green', null] },
  { kind: 'haunted', who: [null, 'blue', null, null] },
  { kind: 'classic', who: ['red', null, 'blue', 'red'] },
  { kind: 'royal', who: [null, null, 'yellow', null] },
];

function RoomShare(): JSX.Element {
  return (
    <g transform="translate(-20 -25)">
      {FLATS.map(({ kind, who }, i) => (
        <g key={`${kind}${who.join()}`} transform={`translate(${(i % 3) * 120} ${Math.floor(i / 3) * 120})`}>
          <Flat kind={kind} nth={i + 3} />
          {who.map((colour, way) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the way is the identity
            <Arrow key={way} x={0} y={0} way={way} colour={colour} />
          ))}
          {who.map((colour, way) =>
            colour === null ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the way is the identity
              <g key={way} transform={`translate(${FUTONS[way][0] - 18} ${FUTONS[way][1] - 27}) scale(0.9)`}>
                <TenantShape colour={colour} />
              </g>
            ),
          )}
        </g>
      ))}
    </g>
  );
}

function Raja(): JSX.Element {
  return (
    <>
      <path className={styles.dusk} d="M0 0h320v190H0z" />
      <circle className={styles.sun} cx="160" cy="96" r="62" />
      <path className={styles.sand} d="M0 150q80-22 160-6t160-10v56H0z" />
      <path className={styles.palace} d="M60 152V104h24V84h20v20h20V76h72v28h20V84h20v20h24v48z" />
      <path
        className={styles.dome}
        d="M124 78c-6-24 14-34 36-52 22 18 42 28 36 52zM80 86c-4-14 6-20 14-28 8 8 18 14 14 28zM212 86c-4-14 6-20 14-28 8 8 18 14 14 28z"
      />
      <path className={styles.arch} d="M144 152v-34q16-20 32 0v34zM88 152v-22q8-10 16 0v22zM216 152v-22q8-10 16 0v22z" />
      <path className={styles.road} d="M160 152c0 16-40 14-60 38M160 152c0 16 50 12 84 38" />
      <g className={styles.gem}>
        <path d="M160 12l6 8-6 8-6-8z" />
        <path d="M94 46l4 6-4 6-4-6zM226 46l4 6-4 6-4-6z" />
      </g>
    </>
  );
}

function Landlord(): JSX.Element {
  return (
    <>
      <path className={styles.sky} d="M0 0h320v190H0z" />
      {[0, 1, 2].map((house) => (
        <g key={house} transform={`translate(${14 + house * 102} ${house === 1 ? 0 : 30})`}>
          <path className={styles[`front${house}`]} d={`M0 ${house === 1 ? 48 : 44}h88v${house === 1 ? 142 : 116}H0z`} />
          <path className={styles.tile} d="M-8 50L44 12l52 38z" />
          {(house === 1 ? [0, 1, 2] : [0, 1]).map((floor) => (
            <g key={floor} transform={`translate(0 ${56 + floor * 44})`}>
              <path className={styles.room} d="M7 0h74v36H7z" />
              <path className={styles.paper} d="M7 0h74v14H7z" />
              <path className={styles.bulb} d="M43 0h2v6h-2zM40 6h8l3 8H37z" />
              {(floor + house) % 2 === 0 ? (
                <path className={styles.sofa} d="M14 36V22h8v5h20v-5h8v14z" />
              ) : (
                <path className={styles.bed} d="M40 36V20h5v8h26v-5h5v13z" />
              )}
            </g>
          ))}
        </g>
      ))}
      <g transform="translate(38 118) scale(0.72)">
        <TenantShape colour="blue" />
      </g>
      <g transform="translate(152 152) scale(0.72)">
        <TenantShape colour="red" />
      </g>
      <path className={styles.pavement} d="M0 186h320v6H0z" />
    </>
  );
}

function LandlordSecond(): JSX.Element {
  return (
    <>
      <Landlord />
      <path className={styles.night} d="M0 0h320v190H0z" />
      <circle className={styles.bomb} cx="262" cy="52" r="26" />
      <path className={styles.fuse} d="M276 30q8-16 24-12" />
      <path className={styles.spark} d="M300 6l3 8 8 1-6 6 2 8-7-4-7 4 2-8-6-6 8-1z" />
    </>
  );
}

function Lanterns(): JSX.Element {
  return (
    <>
      <path className={styles.dusk} d="M0 0h320v190H0z" />
      <path className={styles.string} d="M-10 30Q80 90 160 56T330 40" />
      {[
        [46, 66, 'lanternA'],
        [112, 74, 'lanternB'],
        [178, 54, 'lanternC'],
        [246, 42, 'lanternA'],
      ].map(([x, y, look]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className={styles.halo} r="34" cy="16" />
          <path className={styles[look]} d="M-14 0h28q10 16 0 32h-28q-10-16 0-32z" />
          <path className={styles.rib} d="M-14 0h28M-14 32h28M-5 0q-6 16 0 32M5 0q6 16 0 32" />
        </g>
      ))}
      <path className={styles.roofs} d="M0 190v-46l36-22 36 22v-12l46-26 46 26v20l40-24 40 24v-10l38-22 38 22v48z" />
    </>
  );
}

function House(): JSX.Element {
  return (
    <>
      <path className={styles.sky} d="M0 0h320v190H0z" />
      <path className={styles.front1} d="M96 88h128v102H96z" />
      <path className={styles.tile} d="M78 92l82-64 82 64z" />
      <path className={styles.room} d="M116 108h34v30h-34zM170 108h34v30h-34zM116 152h34v38h-34z" />
      <path className={styles.sofa} d="M170 190v-38h34v38z" />
    </>
  );
}

const PICTURES: { readonly [game: string]: () => JSX.Element } = {
  'room-share': RoomShare,
  raja: Raja,
  landlord: Landlord,
  'landlord-second': LandlordSecond,
  example: Lanterns,
};
