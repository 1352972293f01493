import { LiveRegions } from '../shared/access/live.tsx'
import { GameScreen } from '../play/GameScreen.tsx'
import { MeaningHelp } from '../rules/MeaningHelp.tsx'
import { UpdateNotice } from './offline/UpdateNotice.tsx'
import { NewGame } from '../new-game/NewGame.tsx'
import { Start } from '../start/Start.tsx'
import { ErrorBoundary } from '../shared/ui/ErrorBoundary.tsx'
import { MissingFeatureNotice } from '../shared/ui/MissingFeatureNotice.tsx'
import { Tooltips } from '../shared/ui/Tooltips.tsx'
import { isOnline, useRoute } from '../shared/navigation/route.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import {
  ChronicleScreen,
  CompanionScreen,
  DaysScreen,
  GalleryScreen,
  LearnScreen,
  LessonScreen,
  OnlineScreen,
  PracticeScreen,
  PuzzleScreen,
  PuzzlesScreen,
  ReplayScreen,
  SharedScreen,
  StatisticsScreen,
} from './screens.ts'

export function App() {
  const route = useRoute()
  return (
    <ErrorBoundary name="page" fallback={() => <ErrorScreen />}>
      {route.at === 'start' ? <Start /> : undefined}
      {route.at === 'new' ? <NewGame edition={route.edition} /> : undefined}
      {route.at === 'game' ? <GameScreen key={route.id} id={route.id} /> : undefined}
      {route.at === 'gallery' ? (
        <GalleryScreen edition={route.edition} component={route.component} />
      ) : undefined}
      {route.at === 'chronicle' ? <ChronicleScreen key={route.id} id={route.id} /> : undefined}
      {route.at === 'companion' ? <CompanionScreen page={route.page} /> : undefined}
      {route.at === 'days' ? <DaysScreen /> : undefined}
      {route.at === 'learn' ? <LearnScreen /> : undefined}
      {route.at === 'lesson' ? <LessonScreen id={route.id} /> : undefined}
      {route.at === 'statistics' ? <StatisticsScreen /> : undefined}
      {route.at === 'puzzles' ? <PuzzlesScreen /> : undefined}
      {route.at === 'puzzle' ? <PuzzleScreen key={route.id} id={route.id} /> : undefined}
      {route.at === 'practice' ? <PracticeScreen key={route.id} {...route} /> : undefined}
      {route.at === 'replay' || route.at === 'review' ? (
        <ReplayScreen key={route.id} {...route} reviewed={route.at === 'review'} />
      ) : undefined}
      {route.at === 'shared' ? <SharedScreen key={route.id} {...route} /> : undefined}
      {isOnline(route) ? <OnlineScreen route={route} /> : undefined}
      <ErrorBoundary name="notices">
        <div className="notices">
          <UpdateNotice />
          <MissingFeatureNotice />
        </div>
      </ErrorBoundary>
      <Tooltips />
      <MeaningHelp />
      <LiveRegions />
    </ErrorBoundary>
  )
}
