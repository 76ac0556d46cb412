import type { View } from '@insula/raja';
import type { JSX } from 'react';
import type { Seen } from '../../table.ts';
import { scoringShown } from '../scoring.ts';
import { AuctionDesk } from './auctionDesk.tsx';
import { CardsDesk } from './cardsDesk.tsx';
import deskStyles from './desk.module.css';
import { DiscDesk } from './discDesk.tsx';
import { PlaceCard } from './placeCard.tsx';
import { askedNow, RolesDesk } from './rolesDesk.tsx';
import { ScoringDesk } from './scoringDesk.tsx';
import { TurnDesk } from './turnDesk.tsx';
import { WaitingDesk } from './waitingDesk.tsx';

/** Where every question is asked and answered: nothing is ever laid over the map. */
export function Desk(seen: Seen<View>): JSX.Element {
  return (
    <div className={deskStyles.desk}>
      <Asked {...seen} />
    </div>
  );
}

function Asked(seen: Seen<View>): JSX.Element {
  const { view, seat, awaited, hasAnswered } = seen;
  const top = view.stack[view.stack.length - 1];
  if (scoringShown(seen) !== null) return <ScoringDesk {...seen} />;
  if (seen.looks.roles === askedNow(view) && seen.looks.place === undefined) return <RolesDesk {...seen} />;
  const mine = seat !== null && awaited.includes(seat) && !hasAnswered;
  if (!mine || top === undefined) return <WaitingDesk {...seen} />;
  switch (top.kind) {
    case 'auction':
      return <AuctionDesk {...seen} high={top.high} leader={top.leader} />;
    case 'picking':
    case 'robbed':
      return <CardsDesk {...seen} deed="take" />;
    case 'seduced':
      return <CardsDesk {...seen} deed="give" />;
    case 'discs':
      return <DiscDesk {...seen} />;
    case 'turn':
      return <TurnDesk {...seen} />;
    default:
      return <PlaceCard {...seen} />;
  }
}
