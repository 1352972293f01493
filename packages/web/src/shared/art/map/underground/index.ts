/** The underground maps of Prospect for Silver: their drawings and where everything lies on them. */
export { BLEED } from './lines.ts'
export { planOf } from './layout.ts'
export type { TabletPlace, UndergroundPlan } from './layout.ts'
export { UNDERGROUND } from './places.ts'
export { Tablet } from './Tablet.tsx'
export { TollSign } from './TollSign.tsx'
export { sceneOf } from './pictures.ts'
export { TownBelow, UndergroundGround } from './UndergroundGround.tsx'
