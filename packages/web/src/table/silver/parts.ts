/** All parts of Prospect for Silver on the table, in one chunk that only its games load. */
import type { ExpansionSlots } from '../expansion/expansion.ts'
import { BotSilver } from './BotSilver.tsx'
import { DieBelow } from './DieBelow.tsx'
import { KingRibbons } from './KingRibbons.tsx'
import { MapTabs } from './MapTabs.tsx'
import { Mines } from './Mines.tsx'
import { OverlayStrip } from './OverlayStrip.tsx'
import { ProspectorWheel } from './ProspectorWheel.tsx'
import { SeatCounts } from './SeatCounts.tsx'
import { SilverChoices } from './SilverChoices.tsx'
import { SilverSupply } from './SilverSupply.tsx'
import { TechnologiesPanel } from './TechnologiesPanel.tsx'
import { TechnologySheet } from './TechnologySheet.tsx'
import './silver.css'

export const parts: ExpansionSlots = {
  wheel: ProspectorWheel,
  die: DieBelow,
  king: KingRibbons,
  fairs: OverlayStrip,
  maps: MapTabs,
  town: Mines,
  counts: SeatCounts,
  supply: SilverSupply,
  'bot-board': BotSilver,
  offers: TechnologiesPanel,
  choices: SilverChoices,
  sheet: TechnologySheet,
}
