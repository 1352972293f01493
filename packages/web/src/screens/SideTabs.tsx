import { useState } from 'react'
import { LogPanel } from '../log/LogPanel.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { MoveList } from '../tray/MoveList.tsx'
import { useSelected } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { Tabs } from '../ui/Tabs.tsx'

const selectCount = ({ options }: Snapshot) => options.length

export function SideTabs() {
  const { panel } = useLanguage().words.web
  const count = useSelected(selectCount)
  const [tab, setTab] = useState<'moves' | 'log'>('moves')
  return (
    <div className="side" id="moves" tabIndex={-1}>
      <Tabs
        label={panel.table}
        tabs={[
          { id: 'moves', label: panel.moves, count },
          { id: 'log', label: panel.log },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'moves' ? <MoveList /> : <LogPanel />}
      </Tabs>
    </div>
  )
}
