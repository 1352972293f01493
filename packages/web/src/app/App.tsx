import { LiveRegions } from '../access/live.tsx'
import { DaysScreen } from '../day/lazy.tsx'
import { GalleryScreen } from '../gallery/lazy.tsx'
import { LearnScreen, LessonScreen } from '../lessons/lazy.tsx'
import { GameScreen } from '../screens/GameScreen.tsx'
import { ReplayScreen, SharedScreen } from '../replay/lazy.tsx'
import { UpdateNotice } from '../offline/UpdateNotice.tsx'
import { NewGame } from '../screens/NewGame.tsx'
import { Start } from '../screens/Start.tsx'
import { Tips } from '../ui/Tips.tsx'
import { useRoute } from './route.ts'
import { Safely } from './Safely.tsx'

export function App() {
  const route = useRoute()
  return (
    <Safely>
      {route.at === 'start' ? <Start /> : undefined}
      {route.at === 'new' ? <NewGame edition={route.edition} /> : undefined}
      {route.at === 'game' ? <GameScreen key={route.id} id={route.id} /> : undefined}
      {route.at === 'gallery' ? (
        <GalleryScreen edition={route.edition} component={route.component} />
      ) : undefined}
      {route.at === 'days' ? <DaysScreen /> : undefined}
      {route.at === 'learn' ? <LearnScreen /> : undefined}
      {route.at === 'lesson' ? <LessonScreen id={route.id} /> : undefined}
      {route.at === 'replay' ? <ReplayScreen key={route.id} {...route} /> : undefined}
      {route.at === 'shared' ? <SharedScreen key={route.id} {...route} /> : undefined}
      <UpdateNotice />
      <Tips />
      <LiveRegions />
    </Safely>
  )
}
