/** Bonus tiles: which one the Cardinalbot takes, and what happens to it. */
import { at, num, sum } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { FACE, source, sourceIndex } from '../kernel/effect-sources.ts'
import type { Draft, ScriptStep } from '../kernel/extension-points.ts'
import { standsAt } from '../rules/map.ts'
import { leaveGame, ownsCrest } from '../rules/storehouse.ts'
import { NONE } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { onActionHelper, onBonusContract, onMiscellaneous, onResourceHelper } from './challenges.ts'
import { missing } from './contracts.ts'
import { botOf, isNewCrest } from './bot-things.ts'
import { choose, chosen } from './tie-breakers.ts'
import type { TieBreaker } from './tie-breakers.ts'
import { TIED_TILES } from './chance-requests.ts'
import { begin, BOT_TILE } from './scripts.ts'
import { BOT, PLAYER } from './seats.ts'
import type { TileEffect } from './bot-extensions.ts'
import { tablesOf } from './tables.ts'
import { TILE_CLASSES } from './trace.ts'
import type { TileClass, TileOutcomeName } from './trace.ts'
import type { EffectValue } from './effect-value.ts'

const faceAt = (draft: Draft, space: number): number => tablesOf(draft).hooks.tileOn(draft, space)

const worth = (draft: Draft, space: number): EffectValue =>
  at(tablesOf(draft).worth, faceAt(draft, space))

const tileClass: TieBreaker = {
  tieBreaker: 'tile-class',
  value: (draft, space) =>
    -TILE_CLASSES.indexOf(at(tablesOf(draft).tileClass, faceAt(draft, space))),
}

/** solo-bonus-1: The tie-breakers between tiles of the same class. */
const CLASS_TIE_BREAKERS: Readonly<Record<TileClass, readonly TieBreaker[]>> = {
  crest: [
    {
      tieBreaker: 'new-to-bot',
      value: (draft, space) => Number(isNewCrest(draft, faceAt(draft, space))),
    },
    {
      tieBreaker: 'new-to-player',
      value: (draft, space) =>
        Number(!ownsCrest(draft, PLAYER, at(draft.rules.faces, faceAt(draft, space)).crest)),
    },
  ],
  miscellaneous: [],
  resource: [
    { tieBreaker: 'points', value: (draft, space) => worth(draft, space).vp },
    {
      tieBreaker: 'resources',
      value(draft, space) {
        const { goods, any, alike, beside } = worth(draft, space)
        return sum(goods) + any + alike + beside
      },
    },
    {
      tieBreaker: 'any-resources',
      value: (draft, space) => worth(draft, space).any + worth(draft, space).alike,
    },
  ],
  action: [{ tieBreaker: 'action-points', value: (draft, space) => worth(draft, space).shown }],
  contract: [
    { tieBreaker: 'fewer-missing', value: (draft, space) => -missing(draft, faceAt(draft, space)) },
  ],
}

/** Compares the class first, then applies the tie-breakers of the best class within reach. */
const LADDERS: Readonly<Record<TileClass, readonly TieBreaker[]>> = {
  crest: [tileClass, ...CLASS_TIE_BREAKERS.crest],
  miscellaneous: [tileClass, ...CLASS_TIE_BREAKERS.miscellaneous],
  resource: [tileClass, ...CLASS_TIE_BREAKERS.resource],
  action: [tileClass, ...CLASS_TIE_BREAKERS.action],
  contract: [tileClass, ...CLASS_TIE_BREAKERS.contract],
}

/** solo-bonus-1: Finds the best bonus tile within `reach` moves of the space `from`. */
export function findTile(draft: Draft, from: number, reach: number, clause: ClauseId): void {
  const away = at(draft.rules.board.distance, from)
  const { hooks, tileClass: classes } = tablesOf(draft)
  const spaces: number[] = []
  let best: TileClass = 'contract'
  const all = hooks.bonusSpaces(draft)
  for (let space = 0; space < all; space++) {
    const face = hooks.tileOn(draft, space)
    if (face === NONE || num(away, hooks.townOf(draft, space)) > reach) continue
    spaces.push(space)
    const own = at(classes, face)
    if (TILE_CLASSES.indexOf(own) < TILE_CLASSES.indexOf(best)) best = own
  }
  if (draft.sink !== undefined) traceTiles(draft, away, reach, spaces, clause)
  choose(draft, TIED_TILES, spaces, LADDERS[best], 'solo-bonus-1')
}

function traceTiles(
  draft: Draft,
  away: readonly number[],
  reach: number,
  spaces: readonly number[],
  clause: ClauseId,
): void {
  const { faces, names } = draft.rules
  const { hooks } = tablesOf(draft)
  emit(draft, 'bot-tiles', clause, BOT, NONE, {
    reach,
    tiles: spaces.map((space) => {
      const town = hooks.townOf(draft, space)
      return {
        tile: at(faces, faceAt(draft, space)).id,
        town: at(names.space, town),
        distance: num(away, town),
      }
    }),
  })
}

/**
 * The steps of an action that take the best bonus tile within reach: the piece does not move, and no action
 * points are spent.
 */
export const bestTileSteps = (piece: number, clause: ClauseId): readonly ScriptStep[] => [
  {
    name: 'best bonus tile',
    clause,
    run(draft, frame) {
      findTile(draft, standsAt(draft, BOT, piece), frame.flag, clause)
    },
  },
  {
    name: 'take it',
    clause,
    run(draft) {
      takeFound(draft, clause)
    },
  },
]

/** Takes the tile that `findTile` chose, if any. */
export function takeFound(draft: Draft, clause: ClauseId): void {
  const space = chosen(draft)
  if (space === NONE) return
  const { hooks } = tablesOf(draft)
  const face = hooks.tileOn(draft, space)
  hooks.removeTile(draft, space)
  gainTile(draft, face, at(draft.rules.names.space, hooks.townOf(draft, space)), clause)
}

/** The bot gains a tile and resolves it at once. */
export function gainTile(draft: Draft, face: number, from: string, clause: ClauseId): void {
  if (draft.sink !== undefined)
    emit(draft, 'take', clause, BOT, source(FACE, face), {
      tile: at(draft.rules.faces, face).id,
      from,
    })
  begin(draft, BOT_TILE, 0, source(FACE, face))
}

/**
 * solo-bonus-2: A new crest is kept inactive; every other tile is removed without effect unless a challenge
 * says otherwise.
 */
const OUTCOMES: Readonly<Record<TileClass, TileEffect>> = {
  crest: (draft, face) =>
    isNewCrest(draft, face)
      ? { outcome: 'inactive-crest', then: () => void botOf(draft).storehouse.push(face) }
      : { outcome: 'crest-owned' },
  miscellaneous: onMiscellaneous,
  resource: onResourceHelper,
  action: onActionHelper,
  contract: onBonusContract,
}

export const outcomeOf = (tile: TileClass): TileEffect => OUTCOMES[tile]

/** With these outcomes the bot keeps the tile; with all others the tile leaves the game. */
const KEPT: readonly TileOutcomeName[] = ['inactive-crest', 'fulfilled', 'contract-kept']

export const tileScript: readonly ScriptStep[] = [
  {
    name: 'resolve the tile',
    clause: 'solo-bonus-2',
    run(draft, frame) {
      const face = sourceIndex(frame.source)
      const own = at(tablesOf(draft).tileClass, face)
      const { outcome, then } = at(tablesOf(draft).tileOutcome, face)(draft, face)
      if (draft.sink !== undefined)
        emit(draft, 'bot-tile', 'solo-bonus-2', BOT, frame.source, {
          tile: at(draft.rules.faces, face).id,
          class: own,
          outcome,
        })
      if (!KEPT.includes(outcome)) leaveGame(draft, face)
      then?.()
    },
  },
]
