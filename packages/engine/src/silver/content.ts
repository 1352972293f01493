/** ag-setup-1: The expansion's tiles join the pools of the base game. */
import type { BaseContent, Content } from '../vocabulary/content.ts'

export function withSilver(base: BaseContent, { silver }: Content): BaseContent {
  return {
    ...base,
    kingTrack: { spaces: silver.kingTrack.spaces, award: silver.kingTrack.award },
    fairs: {
      ...base.fairs,
      tiles: [...base.fairs.tiles.filter(({ id }) => id !== silver.removedFair), ...silver.fairs],
    },
    start: {
      ...base.start,
      pillarsOnContracts: base.start.pillarsOnContracts + silver.pieces.pillarsOnContracts,
    },
    crests: [...base.crests, silver.crest],
    bonus: [...base.bonus, ...silver.bonus],
    contracts: [...base.contracts, ...silver.contracts],
    characters: [...base.characters, ...silver.characters],
  }
}
