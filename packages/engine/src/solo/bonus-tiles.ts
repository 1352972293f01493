/** Bonus tiles: which is best, and what becomes of one the Cardinalbot takes. */
import { at, num, sum } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import { FACE, source, sourceIndex } from '../kernel/sources.ts'
import type { Draft, Step } from '../kernel/way.ts'
import { leaveGame, ownsCrest } from '../rules/storehouse.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { onActionHelper, onBonusContract, onMiscellaneous, onResourceHelper } from './challenges.ts'
import type { TileOutcome } from './challenges.ts'
import { missing } from './contracts.ts'
import { botOf, isNewCrest } from './count.ts'
import { choose, chosen } from './ladder.ts'
import type { Rung } from './ladder.ts'
import { distanceTo } from './reach.ts'
import { TIED_TILES } from './requests.ts'
import { begin, BOT_TILE } from './scripts.ts'
import { BOT, PLAYER } from './seat.ts'
import { tablesOf } from './tables.ts'
import { TILE_CLASSES } from './trace.ts'
import type { TileClass, TileFate } from './trace.ts'
import type { Worth } from './worth.ts'

const faceAt = (draft: Draft, space: number): number => num(draft.state.mapTiles, space)

const worth = (draft: Draft, space: number): Worth =>
  at(tablesOf(draft).worth, faceAt(draft, space))

const tileClass: Rung = {
  rung: 'tile-class',
  value: (draft, space) =>
    -TILE_CLASSES.indexOf(at(tablesOf(draft).tileClass, faceAt(draft, space))),
}

/** solo-bonus-1: what decides within each class. */
const CLASS_RUNGS: Readonly<Record<TileClass, readonly Rung[]>> = {
  crest: [
    {
      rung: 'new-to-bot',
      value: (draft, space) => Number(isNewCrest(draft, faceAt(draft, space))),
    },
    {
      rung: 'new-to-player',
      value: (draft, space) =>
        Number(!ownsCrest(draft, PLAYER, at(draft.rules.faces, faceAt(draft, space)).crest)),
    },
  ],
  miscellaneous: [],
  resource: [
    { rung: 'points', value: (draft, space) => worth(draft, space).vp },
    {
      rung: 'resources',
      value: (draft, space) => sum(worth(draft, space).goods) + worth(draft, space).any,
    },
    { rung: 'any-resources', value: (draft, space) => worth(draft, space).any },
  ],
  action: [{ rung: 'action-points', value: (draft, space) => worth(draft, space).shown }],
  contract: [
    { rung: 'fewer-missing', value: (draft, space) => -missing(draft, faceAt(draft, space)) },
  ],
}

/** The class first, then what decides within the best class there is. */
const LADDERS: Readonly<Record<TileClass, readonly Rung[]>> = {
  crest: [tileClass, ...CLASS_RUNGS.crest],
  miscellaneous: [tileClass, ...CLASS_RUNGS.miscellaneous],
  resource: [tileClass, ...CLASS_RUNGS.resource],
  action: [tileClass, ...CLASS_RUNGS.action],
  contract: [tileClass, ...CLASS_RUNGS.contract],
}

/** solo-bonus-1: the best bonus tile of the map within reach of a piece. */
function findTile(draft: Draft, piece: number, reach: number, clause: ClauseId): void {
  const { mapTiles } = draft.state
  const { board } = draft.rules
  const { tileClass: classes } = tablesOf(draft)
  const spaces: number[] = []
  let best: TileClass = 'contract'
  for (let space = 0; space < mapTiles.length; space++) {
    const face = num(mapTiles, space)
    if (face === NONE || distanceTo(draft, piece, num(board.bonusSpaceTown, space)) > reach)
      continue
    spaces.push(space)
    const own = at(classes, face)
    if (TILE_CLASSES.indexOf(own) < TILE_CLASSES.indexOf(best)) best = own
  }
  if (draft.sink !== undefined) tellTiles(draft, piece, reach, spaces, clause)
  choose(draft, TIED_TILES, spaces, LADDERS[best], 'solo-bonus-1')
}

function tellTiles(
  draft: Draft,
  piece: number,
  reach: number,
  spaces: readonly number[],
  clause: ClauseId,
): void {
  const { board, faces, names } = draft.rules
  emit(draft, 'bot-tiles', clause, BOT, NONE, {
    reach,
    tiles: spaces.map((space) => {
      const town = num(board.bonusSpaceTown, space)
      return {
        tile: at(faces, faceAt(draft, space)).id,
        town: at(names.space, town),
        distance: distanceTo(draft, piece, town),
      }
    }),
  })
}

/** The steps of an action that take the best tile within reach, without moving and without points. */
export const bestTileSteps = (piece: number, clause: ClauseId): readonly Step[] => [
  {
    name: 'best bonus tile',
    clause,
    run(draft, frame) {
      findTile(draft, piece, frame.flag, clause)
    },
  },
  {
    name: 'take it',
    clause,
    run(draft) {
      const space = chosen(draft)
      if (space === NONE) return
      const face = faceAt(draft, space)
      draft.state.mapTiles[space] = NONE
      const town = num(draft.rules.board.bonusSpaceTown, space)
      gainTile(draft, face, at(draft.rules.names.space, town), clause)
    },
  },
]

/** A tile it gains is resolved at once, wherever it comes from. */
export function gainTile(draft: Draft, face: number, from: string, clause: ClauseId): void {
  if (draft.sink !== undefined)
    emit(draft, 'take', clause, BOT, source(FACE, face), {
      tile: at(draft.rules.faces, face).id,
      from,
    })
  begin(draft, BOT_TILE, 0, source(FACE, face))
}

/** solo-bonus-2: a new crest is kept inactive; every other tile is removed unless a challenge says otherwise. */
const OUTCOMES: Readonly<Record<TileClass, (draft: Draft, face: number) => TileOutcome>> = {
  crest: (draft, face) =>
    isNewCrest(draft, face)
      ? { fate: 'inactive-crest', then: () => void botOf(draft).storehouse.push(face) }
      : { fate: 'crest-owned' },
  miscellaneous: onMiscellaneous,
  resource: onResourceHelper,
  action: onActionHelper,
  contract: onBonusContract,
}

/** These stay with the bot; all others leave the game. */
const KEPT: readonly TileFate[] = ['inactive-crest', 'fulfilled', 'contract-kept']

export const tileScript: readonly Step[] = [
  {
    name: 'resolve the tile',
    clause: 'solo-bonus-2',
    run(draft, frame) {
      const face = sourceIndex(frame.source)
      const own = at(tablesOf(draft).tileClass, face)
      const { fate, then } = OUTCOMES[own](draft, face)
      if (draft.sink !== undefined)
        emit(draft, 'bot-tile', 'solo-bonus-2', BOT, frame.source, {
          tile: at(draft.rules.faces, face).id,
          class: own,
          fate,
        })
      if (!KEPT.includes(fate)) leaveGame(draft, face)
      then?.()
    },
  },
]
