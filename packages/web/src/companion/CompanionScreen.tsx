/** At the table: which of the companion's pages the address asks for. */
import { CompanionHome } from './CompanionHome.tsx'
import { PrintSheets } from './PrintSheets.tsx'
import { ScorePad } from './ScorePad.tsx'
import { Setup } from './Setup.tsx'
import { TableOf } from './TableOf.tsx'
import './companion.css'

export interface CompanionScreenProps {
  /** A game of a real table, or `setup`, `pad`, `print`; without it the companion's first page. */
  readonly page: string | undefined
}

export function CompanionScreen({ page }: CompanionScreenProps) {
  switch (page) {
    case undefined:
      return <CompanionHome />
    case 'setup':
      return <Setup />
    case 'pad':
      return <ScorePad />
    case 'print':
      return <PrintSheets />
    default:
      return <TableOf key={page} id={page} />
  }
}
