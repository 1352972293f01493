import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useArea } from '../language/area.ts'
import { LogPanel } from '../log/LogPanel.tsx'
import { PointsPanel } from '../points/PointsPanel.tsx'
import { VpChart } from '../points/VpChart.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import type { Changes } from './changes.ts'
import type { Chapter } from './chapters.ts'
import { TurnPanel } from './TurnPanel.tsx'
import { replayWords } from './words.ts'

const TABS = ['turn', 'chart', 'points', 'log'] as const

interface ReplaySideProps {
  readonly chapters: readonly Chapter[]
  /** The chapter that is shown. */
  readonly at: number
  readonly changes: Changes | undefined
  readonly choices: ReactNode
  readonly marked: boolean
  readonly onMarked: (marked: boolean) => void
}

export function ReplaySide({ chapters, at, ...more }: ReplaySideProps) {
  const { screen } = useArea(replayWords)
  const { table } = useTable()
  const { moments } = useSnapshot()
  const [tab, setTab] = useState<(typeof TABS)[number]>('turn')
  const chapter = chapters[at]
  return (
    <div className="side" id="moves" tabIndex={-1}>
      <Tabs
        label={screen.title}
        tabs={TABS.map((id) => ({ id, label: screen.tabs[id] }))}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'turn' && chapter !== undefined ? (
          <TurnPanel chapter={chapter} {...more} />
        ) : undefined}
        {tab === 'chart' ? (
          <VpChart onPick={(shown) => table.show(Math.min(shown, moments.length))} />
        ) : undefined}
        {tab === 'points' ? <PointsPanel /> : undefined}
        {tab === 'log' ? <LogPanel /> : undefined}
      </Tabs>
    </div>
  )
}
