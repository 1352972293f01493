import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { LogPanel } from '../../table/log/LogPanel.tsx'
import { PointsPanel } from '../../table/points/PointsPanel.tsx'
import { VpChart } from '../../table/points/VpChart.tsx'
import { Tabs } from '../../shared/ui/Tabs.tsx'
import type { MomentChanges } from './changes.ts'
import type { Turn } from '../../game/timeline/turns.ts'
import { TurnPanel } from './TurnPanel.tsx'
import { replayWords } from '../../shared/language/screen-words.ts'

const TABS = ['turn', 'review', 'chart', 'points', 'log'] as const

interface ReplaySideProps {
  readonly turns: readonly Turn[]
  /** Index of the shown turn. */
  readonly at: number
  readonly changes: MomentChanges | undefined
  readonly choices: ReactNode
  readonly marked: boolean
  readonly onMarked: (marked: boolean) => void
  /** Opens with the review. */
  readonly reviewed: boolean
  readonly review: ReactNode
}

export function ReplaySide({ turns, at, reviewed, review, ...more }: ReplaySideProps) {
  const { screen } = useLazyWords(replayWords)
  const { table } = useTable()
  const { moments } = useSnapshot()
  const [tab, setTab] = useState<(typeof TABS)[number]>(reviewed ? 'review' : 'turn')
  const turn = turns[at]
  return (
    <div className="side" id="moves" tabIndex={-1}>
      <Tabs
        label={screen.title}
        tabs={TABS.map((id) => ({ id, label: screen.tabs[id] }))}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'turn' && turn !== undefined ? <TurnPanel turn={turn} {...more} /> : undefined}
        {tab === 'review' ? review : undefined}
        {tab === 'chart' ? (
          <VpChart onPick={(shown) => table.show(Math.min(shown, moments.length))} />
        ) : undefined}
        {tab === 'points' ? <PointsPanel /> : undefined}
        {tab === 'log' ? <LogPanel /> : undefined}
      </Tabs>
    </div>
  )
}
