/** The face of a tile that can lie in a storehouse. */
import type { BonusFace, ContractFace, UndergroundBonusFace } from '@tiletum/engine'

export type StorehouseFace = BonusFace | ContractFace | UndergroundBonusFace
