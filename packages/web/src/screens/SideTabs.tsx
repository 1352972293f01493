import { useState } from 'react'
import { PlacesTable } from '../board/PlacesTable.tsx'
import type { Playback } from '../game/playback.ts'
import { BotPanel } from '../log/BotPanel.tsx'
import { LogPanel } from '../log/LogPanel.tsx'
import { Coach } from '../lessons/lazy.tsx'
import { Recap } from '../log/Recap.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { PointsPanel } from '../points/lazy.tsx'
import type { Session } from '../game/session.ts'
import { MoveList } from '../tray/MoveList.tsx'
import { useSelected } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { Tabs } from '../ui/Tabs.tsx'

const selectCount = ({ options }: Snapshot) => options.length

interface SideTabsProps {
  readonly session: Session
  readonly playback: Playback
  readonly withBot: boolean
  readonly coached: boolean
  readonly seat: number
  readonly onPlace: (space: string, anchor: DOMRect) => void
  readonly onPoints: () => void
}

export function SideTabs(props: SideTabsProps) {
  const { session, playback, withBot, coached, seat, onPlace, onPoints } = props
  const { panel } = useLanguage().words.web
  const count = useSelected(selectCount)
  const [tab, setTab] = useState<'moves' | 'places' | 'points' | 'log' | 'bot'>(
    playback.playing ? 'bot' : 'moves',
  )
  const [wasPlaying, setWasPlaying] = useState(playback.playing)
  if (wasPlaying !== playback.playing) {
    setWasPlaying(playback.playing)
    setTab(playback.playing ? 'bot' : 'moves')
  }
  return (
    <div className="side" id="moves" tabIndex={-1}>
      <Tabs
        label={panel.table}
        tabs={[
          { id: 'moves', label: panel.moves, count },
          { id: 'places', label: panel.places },
          { id: 'points', label: panel.points },
          { id: 'log', label: panel.log },
          ...(withBot ? [{ id: 'bot' as const, label: panel.bot }] : []),
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'moves' && coached ? <Coach seat={seat} /> : undefined}
        {tab === 'log' || tab === 'bot' ? undefined : <Recap />}
        {tab === 'moves' ? <MoveList /> : undefined}
        {tab === 'places' ? <PlacesTable onPlace={onPlace} seat={seat} /> : undefined}
        {tab === 'points' ? <PointsPanel session={session} onLarge={onPoints} /> : undefined}
        {tab === 'log' ? <LogPanel onReplay={session.look} /> : undefined}
        {tab === 'bot' ? <BotPanel playback={playback} /> : undefined}
      </Tabs>
    </div>
  )
}
