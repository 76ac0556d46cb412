import { type JSX, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { FrontDoor } from './front/frontDoor.tsx';
import { Loading } from './parts/loading.tsx';
import { Stop } from './parts/stop.tsx';

const MatchPage = lazy(async () => ({ default: (await import('./match/matchPage.tsx')).MatchPage }));
const NewMatch = lazy(async () => ({ default: (await import('./front/newMatch.tsx')).NewMatch }));
const RulesPage = lazy(async () => ({ default: (await import('./front/rulesPage.tsx')).RulesPage }));

const ReplayPage = lazy(async () => ({ default: (await import('./replay/replayPage.tsx')).ReplayPage }));
const HistoryPage = lazy(async () => ({ default: (await import('./front/historyPage.tsx')).HistoryPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./front/settingsPage.tsx')).SettingsPage }));

export function App(): JSX.Element {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/">{() => <FrontDoor />}</Route>
        <Route path="/new/:game">{({ game }) => <NewMatch game={game} key={game} />}</Route>
        <Route path="/match/:id">{({ id }) => <MatchPage id={id} key={id} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} key={game} />}</Route>
        <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} key={id} />}</Route>
        <Route path="/history">{() => <HistoryPage />}</Route>
        <Route path="/settings">{() => <SettingsPage />}</Route>
        <Route>{() => <Stop code="no-page" onRetry={() => window.history.back()} />}</Route>
      </Switch>
    </Suspense>
  );
}
