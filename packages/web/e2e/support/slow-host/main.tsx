/** Anna's screen at a table whose host the test holds: `slow.take()`, `slow.refuse('busy')` … */
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { LiveRegions } from '../../../src/shared/access/live.tsx'
import { LanguageProvider } from '../../../src/shared/language/LanguageProvider.tsx'
import { loadWords } from '../../../src/shared/language/words.ts'
import { applySettings } from '../../../src/shared/settings/settings.ts'
import { newGame } from '../../../src/game/storage/saved-game.ts'
import type { GameSession } from '../../../src/game/game-session.ts'
import { createGameTable } from '../../../src/game/game-table.ts'
import { TableScreen } from '../../../src/table/TableScreen.tsx'
import { TextTable } from '../../../src/play/text-view/lazy.tsx'
import { slowHost } from '../../../test/support/slow-host.ts'
import type { SlowHost } from '../../../test/support/slow-host.ts'
import { PEOPLE } from '../../../test/support/table.ts'
import '../../../src/shared/theme/tokens.css'
import '../../../src/shared/theme/fonts.css'
import '../../../src/shared/theme/base.css'
import '../../../src/table/board/ground.css'
import '../../../src/shared/art/art.css'
import '../../../src/shared/art/map/map.css'

declare global {
  interface Window {
    slow: SlowHost
  }
}

const ANNA = 0
const players = PEOPLE.slice(0, 2)
const game = compose({ modules: ['base'], players: 2, first: ANNA }, content)
const host = slowHost(game, 'slow', players, [ANNA])
const saved = newGame(game.config, players)
const session: GameSession = {
  host,
  table: createGameTable(host),
  content,
  saved: () => ({ ...saved, entries: host.truth.log() }),
  close() {},
}
window.slow = host

async function begin(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('There is no element #root')
  applySettings()
  const words = await loadWords('en')
  const Shown = location.hash === '#text' ? TextTable : TableScreen
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={{ language: 'en', words }}>
        <Suspense>
          <Shown session={session} />
        </Suspense>
        <LiveRegions />
      </LanguageProvider>
    </StrictMode>,
  )
}
void begin()
