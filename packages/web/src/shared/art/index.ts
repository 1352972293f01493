/** All drawings for the rest of the client; see README.md. */
export { Icon } from './Icon.tsx'
export { ACTION_ICON, COUNTABLE_ICON, ICON_NAMES } from './icons/names.ts'
export type { IconName } from './icons/names.ts'
export { Die, ResourceToken } from './Goods.tsx'
export { Banner, Piece } from './Piece.tsx'
export { PIECE_KINDS } from './pieces.ts'
export type { PieceKind } from './pieces.ts'
export { ActionPoints, Seal, VictoryPoints } from './Marks.tsx'
export type { Marked, Placed } from './Drawing.tsx'
export type { Box, Point, Spot } from './polygon.ts'
export { EffectFace } from './EffectFace.tsx'
export { CharacterTile, StoreTile } from './Tiles.tsx'
export {
  BonusMarker,
  CathedralTile,
  CorruptionToken,
  CostTileFace,
  FairTileFace,
  TileBack,
} from './BoardTiles.tsx'
export { Wheel } from './Wheel.tsx'
export {
  actionSpot,
  bonusSpot,
  dieSpots,
  markerSpot,
  pointsSpot,
  valueAt,
  WHEEL,
} from './wheelLayout.ts'
export { KING_TRACK, kingSpot, kingTileSpot, KingTrack } from './KingTrack.tsx'
export { BuildingGround, BuildingSketch, ContractRow, StorehouseGround } from './PlayerBoard.tsx'
export {
  BUILDING,
  buildingPlace,
  contractPillarSpot,
  CONTRACTS,
  contractSpot,
  STOREHOUSE,
  storehouseSpot,
} from './boardLayout.ts'
export type { BuildingPlace } from './boardLayout.ts'
