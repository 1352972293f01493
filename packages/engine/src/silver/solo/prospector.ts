/**
 * The Cardinalbot's prospector action. The frame's flag is its reach; its source is the card or tablet that
 * gives the action, or NONE for the action of the die.
 */
import { at } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { sourceIndex, sourceKind } from '../../kernel/effect-sources.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import { spaceTieBreakers } from '../../solo/actions/merchant.ts'
import { findTile, takeFound } from '../../solo/bonus-tiles.ts'
import { choose, chosen } from '../../solo/tie-breakers.ts'
import type { TieBreaker } from '../../solo/tie-breakers.ts'
import { payForSpaces } from '../../solo/reach.ts'
import { TIED_HOUSE_SPACES, TIED_TOWNS } from '../../solo/chance-requests.ts'
import { BOT, PLAYER } from '../../solo/seats.ts'
import { soloOf } from '../../solo/solo-slice.ts'
import { tablesOf } from '../../solo/tables.ts'
import type { Frame } from '../../state.ts'
import { NONE } from '../../state.ts'
import type { Building } from '../../vocabulary/words.ts'
import { mapOf, moveProspector, prospectorOn } from '../prospectors.ts'
import { MAPS } from '../slice.ts'
import { passTablet } from './effects.ts'
import { CHALLENGE_SOURCE, requestFor, SURPRISE_SOURCE } from './numbers.ts'
import {
  ANY_KIND,
  bestMine,
  distanceBelow,
  findTowns,
  inSight,
  kindAt,
  KINDS,
  kindNumber,
  prospects,
} from './building-sites.ts'
import { silverSoloOf } from './state.ts'
import { drawSurprises } from './surprises.ts'
import { moreTablets, nextSpaces } from './shortest-paths.ts'

/**
 * ag-solo-4, ag-solo-12, ag-solo-17: The kinds of buildings that the decree or challenge names, in its
 * order; all kinds if it names none.
 */
function kindsFor(draft: Draft, { source }: Frame): readonly Building[] {
  if (sourceKind(source) === CHALLENGE_SOURCE) {
    const does = at(tablesOf(draft).challenges, sourceIndex(source))
    if (does.rule === 'movement-icon') return does.build
  }
  const { build } = silverSoloOf(draft)
  return source !== NONE || build.length === 0 ? ANY_KIND : build.map(kindAt)
}

const kindOf = (draft: Draft): Building => kindAt(silverSoloOf(draft).kind)
const stands = (draft: Draft): number =>
  prospectorOn(draft, BOT, mapOf(draft, silverSoloOf(draft).target))

const closest: TieBreaker = {
  tieBreaker: 'closer',
  value: (draft, town) => -distanceBelow(draft, town),
}

/**
 * ag-solo-4: Prefers a map where the player has a prospector, then a space with a printed bonus, then a
 * higher map.
 */
const tieBreakers: readonly TieBreaker[] = [
  {
    tieBreaker: 'player-below',
    value: (draft, town) => Number(prospectorOn(draft, PLAYER, mapOf(draft, town)) !== NONE),
  },
  {
    tieBreaker: 'printed-bonus',
    value(draft, town) {
      const kind = KINDS[kindOf(draft)]
      return Number(kind.open(draft, town).some((site) => kind.bonus(draft, site)))
    },
  },
  { tieBreaker: 'higher-map', value: (draft, town) => mapOf(draft, town) + 1 },
]
/** ag-solo-17: Beyond its reach the least extension comes first. */
const beyond = [closest, ...tieBreakers]

function traceProspects(draft: Draft, build: readonly Building[], reach: number): void {
  const places = []
  for (let map = 0; map < MAPS; map++) {
    const space = prospectorOn(draft, BOT, map)
    if (space !== NONE) places.push({ map: map + 1, town: at(draft.rules.names.space, space) })
  }
  emit(draft, 'bot-prospects', 'ag-solo-4', BOT, NONE, { reach, build, stands: places })
}

/**
 * ag-solo-5: The bot draws a King's Surprise instead; if a card itself gave this action, it draws none
 * (`ag-solo-3`).
 */
function impossible(draft: Draft, frame: Frame, build: readonly Building[]): void {
  frame.left = prospectorScript.length
  if (draft.sink !== undefined)
    emit(draft, 'bot-no-site', 'ag-solo-5', BOT, frame.source, {
      build,
      towns: inSight(draft, findTowns(draft, build, frame.flag)?.towns ?? []),
    })
  if (sourceKind(frame.source) === SURPRISE_SOURCE) {
    if (draft.sink !== undefined)
      emit(draft, 'bot-ignored', 'ag-solo-3', BOT, frame.source, { what: 'card' })
  } else drawSurprises(draft, 1)
}

/** solo-reach-1: Each space beyond the reach costs 1 gold. */
function payExtension(draft: Draft, reach: number): void {
  const spaces = distanceBelow(draft, silverSoloOf(draft).target) - reach
  if (spaces > 0) payForSpaces(draft, spaces, false)
}

const tabletTieBreakers = [moreTablets(stands)]

const WHICH_WAY = 4
const WHICH_SPACE = 6

export const prospectorScript: readonly ScriptStep[] = [
  {
    name: 'where to build',
    clause: 'ag-solo-4',
    run(draft, frame) {
      const kinds = kindsFor(draft, frame)
      if (draft.sink !== undefined) traceProspects(draft, kinds, frame.flag)
      const found = prospects(draft, kinds, frame.flag)
      if (found === undefined) {
        impossible(draft, frame, kinds)
        return
      }
      silverSoloOf(draft).kind = kindNumber(found.kind)
      if (draft.sink !== undefined)
        emit(draft, 'bot-sites', 'ag-solo-17', BOT, NONE, {
          what: found.kind,
          within: found.within,
          reach: frame.flag,
          towns: inSight(draft, found.towns),
        })
      choose(draft, TIED_TOWNS, found.towns, found.within ? tieBreakers : beyond, 'ag-solo-4')
    },
  },
  {
    name: 'best bonus tile',
    clause: 'ag-solo-4',
    run(draft, frame) {
      silverSoloOf(draft).target = chosen(draft)
      findTile(draft, stands(draft), frame.flag, 'ag-solo-4')
    },
  },
  {
    name: 'take it',
    clause: 'ag-solo-4',
    run(draft) {
      takeFound(draft, 'ag-solo-4')
    },
  },
  {
    name: 'extend the reach',
    clause: 'solo-reach-1',
    run(draft, frame) {
      payExtension(draft, frame.flag)
    },
  },
  {
    name: 'which way',
    clause: 'ag-solo-4',
    run(draft, frame) {
      const from = stands(draft)
      const { target } = silverSoloOf(draft)
      if (from === target) frame.left = WHICH_SPACE
      else {
        const next = nextSpaces(draft, from, target)
        choose(draft, requestFor(draft, 'tie-way'), next, tabletTieBreakers, 'ag-solo-4')
      }
    },
  },
  {
    name: 'walk',
    clause: 'ag-solo-4',
    run(draft, frame) {
      frame.left = WHICH_WAY
      passTablet(draft, moveProspector(draft, BOT, chosen(draft), 'ag-solo-4'))
    },
  },
  {
    name: 'which space',
    clause: 'ag-solo-4',
    run(draft) {
      const { target } = silverSoloOf(draft)
      const kind = kindOf(draft)
      const open = KINDS[kind].open(draft, target)
      if (open.length === 0 && draft.sink !== undefined)
        emit(draft, 'bot-site-lost', 'ag-solo-15', BOT, NONE, {
          what: kind,
          town: at(draft.rules.names.space, target),
        })
      if (kind === 'house') choose(draft, TIED_HOUSE_SPACES, open, spaceTieBreakers, 'ag-solo-4')
      else soloOf(draft).tied = kind === 'mine' ? mineOf(draft, target) : open
    },
  },
  {
    name: 'place',
    clause: 'ag-solo-4',
    run(draft, frame) {
      const site = chosen(draft)
      if (site !== NONE) KINDS[kindOf(draft)].place(draft, site, 'ag-solo-4', frame.source)
    },
  },
]

function mineOf(draft: Draft, town: number): number[] {
  const mine = bestMine(draft, town)
  return mine === NONE ? [] : [mine]
}
