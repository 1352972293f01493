/** The map of Europe: its drawing and where everything lies on it; see ../art/README.md. */
export { FairPennant, Route } from './Marks.tsx'
export { MapGround } from './MapGround.tsx'
export { MapRoads } from './MapRoads.tsx'
export { TownGround } from './TownGround.tsx'
export { Rose } from '../Rose.tsx'
export { MAP } from './places.ts'
export { beadPieceSpots, pieceSpots, roadPlace, standing, townPlace } from './layout.ts'
export type { CathedralPlace, RoadPlace, TownPlace } from './layout.ts'
