import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { PlacesTable } from './board/PlacesTable.tsx'
import type { Playback } from '../game/playback/playback.ts'
import { BotPanel } from './log/BotPanel.tsx'
import { LogPanel } from './log/LogPanel.tsx'
import { Coach } from './coach/lazy.tsx'
import { Recap } from './log/Recap.tsx'
import type { SinceLastTurn } from './log/use-since.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { PlansPanel } from './plans/lazy.tsx'
import { usePlanning } from './plans/use-planning.ts'
import { PointsPanel } from './points/lazy.ts'
import type { GameSession } from '../game/game-session.ts'
import { MoveList } from './turn/MoveList.tsx'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useMedia } from '../shared/ui/media.ts'
import { Tabs } from '../shared/ui/Tabs.tsx'
import { WINDOWS } from '../shared/ui/windows.ts'

const selectCount = ({ options }: Snapshot) => options.length
/** What the list of moves depends on. */
const selectAsked = ({ pending, seat }: Snapshot) =>
  `${seat} ${pending.length} ${pending.at(-1)?.is ?? ''}`

interface SideTabsProps {
  readonly session: GameSession
  readonly playback: Playback
  readonly withBot: boolean
  readonly coached: boolean
  readonly seat: number
  readonly onPlace: (space: string, anchor: DOMRect) => void
  readonly onPoints: () => void
  readonly together: OnlineTab | undefined
  readonly since: SinceLastTurn
}

/** The tab of an online game: its people, chat and proposals. */
export interface OnlineTab {
  readonly label: string
  /** Number of news in the tab. */
  readonly count: number
  /** Shown in every tab, because nobody must miss it: proposals, a pause. */
  readonly news: ReactNode
  /** Shown after the game, in the dialog of its result. */
  readonly ending: ReactNode
  readonly panel: ReactNode
}

export function SideTabs(props: SideTabsProps) {
  const { session, playback, withBot, coached, seat, onPlace, onPoints, together, since } = props
  const { panel } = useLanguage().words.web
  const count = useSelected(selectCount)
  const desktop = useMedia(WINDOWS.desktop)
  const wide = useMedia(WINDOWS.wide)
  const planned = usePlanning(useTable().planning)
  const [tab, setTab] = useState<
    'moves' | 'places' | 'points' | 'plans' | 'log' | 'bot' | 'together'
  >(playback.playing ? 'bot' : 'moves')
  const [wasPlaying, setWasPlaying] = useState(playback.playing)
  if (wasPlaying !== playback.playing) {
    setWasPlaying(playback.playing)
    setTab(playback.playing ? 'bot' : 'moves')
  }
  const side = useRef<HTMLDivElement>(null)
  const asked = useSelected(selectAsked)
  const content = tab === 'moves' ? `moves ${asked}` : tab
  // New content begins at its top. A layout effect, since the layout is computed right before the
  // paint anyway; an ordinary effect would compute it once for the scrolling and again for the
  // focus.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const panel = side.current?.querySelector('.tab-panel')
      if (panel) panel.scrollTop = 0
    })
    return () => cancelAnimationFrame(frame)
  }, [content])
  return (
    <div className="side" id="moves" tabIndex={-1} ref={side}>
      <Tabs
        label={panel.table}
        tabs={[
          { id: 'moves', label: panel.moves, count },
          { id: 'places', label: panel.places },
          { id: 'points', label: panel.points },
          ...(planned === undefined
            ? []
            : [{ id: 'plans' as const, label: panel.plans, count: planned.plans.length }]),
          { id: 'log', label: panel.log },
          ...(together === undefined
            ? []
            : [{ id: 'together' as const, label: together.label, count: together.count }]),
          ...(withBot ? [{ id: 'bot' as const, label: panel.bot }] : []),
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'moves' && coached ? (
          <Coach seat={seat} session={desktop ? session : undefined} />
        ) : undefined}
        {(desktop && !wide) || ['plans', 'log', 'bot', 'together'].includes(tab) ? undefined : (
          <Recap since={since} />
        )}
        {tab === 'moves' ? <MoveList /> : undefined}
        {tab === 'places' ? <PlacesTable onPlace={onPlace} seat={seat} /> : undefined}
        {tab === 'points' ? <PointsPanel session={session} onLarge={onPoints} /> : undefined}
        {tab === 'plans' ? <PlansPanel /> : undefined}
        {tab === 'log' ? <LogPanel onReplay={session.look} /> : undefined}
        {tab === 'bot' ? <BotPanel playback={playback} /> : undefined}
        {tab === 'together' ? (
          <>
            <h2 className="unseen">{together?.label}</h2>
            {together?.panel}
          </>
        ) : undefined}
      </Tabs>
    </div>
  )
}
