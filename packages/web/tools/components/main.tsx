/**
 * Drawings in the states and sizes of the table, to be looked at: `?show=map&theme=candle`.
 * The gallery of the game itself shows every tile.
 */
import { createRoot } from 'react-dom/client'
import '../../src/shared/theme/tokens.css'
import '../../src/shared/theme/fonts.css'
import '../../src/shared/art/art.css'
import '../../src/shared/art/map/map.css'
import './components.css'
import { MapPage } from './MapPage.tsx'
import { BoardPage } from './BoardPage.tsx'
import { BusyPage } from './BusyPage.tsx'
import { SmallPage } from './SmallPage.tsx'
import { UndergroundPage } from './UndergroundPage.tsx'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'day'
if (asked.has('grey')) document.documentElement.classList.add('grey')

const PAGES = {
  busy: BusyPage,
  board: BoardPage,
  map: MapPage,
  small: SmallPage,
  underground: UndergroundPage,
} as const
const name = asked.get('show') ?? 'small'
const Page = Object.entries(PAGES).find(([key]) => key === name)?.[1] ?? SmallPage

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Page />)
