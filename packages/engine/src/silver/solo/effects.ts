/** Resolves the effects of tablets and King's Surprises for the Cardinalbot, one after the other. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { CHANCE, push } from '../../kernel/frames.ts'
import {
  scoreSource,
  source as sourceFrom,
  sourceIndex,
  sourceKind,
} from '../../kernel/effect-sources.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import { gain, GOLD, has, pay, score } from '../../rules/ledger.ts'
import { refusePillar } from '../../rules/map.ts'
import { cathedralPoints } from '../../solo/actions/architect.ts'
import { spaceTieBreakers, vpOf } from '../../solo/actions/merchant.ts'
import { challenge } from '../../solo/challenges.ts'
import { isNewCrest } from '../../solo/bot-things.ts'
import { choose, chosen } from '../../solo/tie-breakers.ts'
import type { TieBreaker } from '../../solo/tie-breakers.ts'
import { DRAW_CREST, TIED_HOUSE_SPACES, TIED_TOWNS } from '../../solo/chance-requests.ts'
import { begin, BOT_REQUIRED } from '../../solo/scripts.ts'
import { BOT } from '../../solo/seats.ts'
import { soloOf } from '../../solo/solo-slice.ts'
import { tablesOf } from '../../solo/tables.ts'
import type { Frame } from '../../state.ts'
import { NONE } from '../../state.ts'
import type { Effect } from '../../vocabulary/effects.ts'
import type { SurpriseEffect } from '../../vocabulary/surprises.ts'
import { ACTIONS, RESOURCES } from '../../vocabulary/words.ts'
import type { Building, ClauseId } from '../../vocabulary/words.ts'
import { TABLET_SOURCE } from '../numbering.ts'
import { enter, mapOf, prospectorOn } from '../prospectors.ts'
import { gainSilver, hasSilver, paySilver } from '../silver-and-mines.ts'
import { MAPS, sideOf, silverRules } from '../slice.ts'
import { BOT_EFFECTS, SURPRISE_SOURCE } from './numbers.ts'
import { bestMine, goldOf, KINDS, townsFor } from './building-sites.ts'

type BotEffect = Effect | SurpriseEffect

/**
 * Carries an effect out. Returns true if a site has been chosen, where the next step must place the
 * building.
 */
type Handler<E extends BotEffect> = (draft: Draft, effect: E, source: number) => boolean | void

type Handlers = {
  readonly [Kind in BotEffect['do']]?: Handler<Extract<BotEffect, { readonly do: Kind }>>
}

const clauseOf = (source: number): ClauseId =>
  sourceKind(source) === SURPRISE_SOURCE ? 'ag-solo-9' : 'ag-solo-15'

const effectsOf = (draft: Draft, source: number): readonly BotEffect[] => {
  const { content, tablets } = silverRules(draft)
  if (sourceKind(source) === SURPRISE_SOURCE)
    return at(content.solo.surprises, sourceIndex(source)).effects
  const { id } = at(tablets, sourceIndex(source))
  const effect = content.tablets.find((tablet) => tablet.id === id)?.effect
  return effect === undefined ? [] : effect.do === 'all' ? effect.of : [effect]
}

const mainCathedrals = (draft: Draft): number[] => {
  const { cathedrals, mainCathedrals: count } = draft.rules.board
  return cathedrals
    .slice(0, count)
    .flatMap(({ space }) => (refusePillar(draft, BOT, space) === undefined ? [space] : []))
}

const pointsAt = (draft: Draft, space: number): number =>
  cathedralPoints(draft, num(draft.rules.board.cathedralAt, space))

const lowest: readonly TieBreaker[] = [
  { tieBreaker: 'fewest-points', value: (draft, space) => -pointsAt(draft, space) },
]
const highest: readonly TieBreaker[] = [{ tieBreaker: 'points', value: pointsAt }]
const richestMine: readonly TieBreaker[] = [
  { tieBreaker: 'most-gold', value: (draft, town) => goldOf(draft, bestMine(draft, town)) },
]
const richestHouse: readonly TieBreaker[] = [{ tieBreaker: 'points', value: vpOf }]

function ignore(
  draft: Draft,
  what: 'crest' | 'prospector' | Building,
  source: number,
  clause: ClauseId = 'ag-solo-3',
): void {
  if (draft.sink !== undefined) emit(draft, 'bot-ignored', clause, BOT, source, { what })
}

/** Chooses the site for a building. Returns false, and the effect is ignored, if there is no site. */
function placeOn(
  draft: Draft,
  kind: Building,
  request: number,
  sites: number[],
  tieBreakers: readonly TieBreaker[],
  source: number,
): boolean {
  if (sites.length === 0) ignore(draft, kind, source)
  else choose(draft, request, sites, tieBreakers, clauseOf(source))
  return sites.length > 0
}

/** ag-solo-15: The free house spaces on the main map and on maps with the bot's prospector. */
function houseSites(draft: Draft): number[] {
  const { houseSpaces, mainSpaces } = draft.rules.board
  const sites: number[] = []
  for (let house = 0; house < houseSpaces.length; house++) {
    const { space } = at(houseSpaces, house)
    const map = space < mainSpaces ? NONE : mapOf(draft, space)
    const reached = map !== NONE && prospectorOn(draft, BOT, map) !== NONE
    if (space >= mainSpaces && !reached) continue
    if (KINDS.house.open(draft, space).includes(house)) sites.push(house)
  }
  return sites
}

/**
 * ag-solo-15: For each kind of building: the chance request for ties, the sites that a tablet allows, and
 * the tie-breakers.
 */
const FREE_SITES: Readonly<
  Record<Building, readonly [number, (draft: Draft) => number[], readonly TieBreaker[]]>
> = {
  mine: [TIED_TOWNS, (draft) => townsFor(draft, 'mine'), richestMine],
  pillar: [TIED_TOWNS, mainCathedrals, highest],
  house: [TIED_HOUSE_SPACES, houseSites, richestHouse],
}

/** True if the effect has no site, so that a payment for it would be wasted. */
const isVain = (draft: Draft, effect: Effect): boolean =>
  effect.do === 'buildBelow' && FREE_SITES[effect.what][1](draft).length === 0

const silverInstead = (of: 'technology' | 'unlockMine') => (draft: Draft) => {
  if (draft.sink !== undefined) emit(draft, 'bot-silver-instead', 'ag-solo-15', BOT, NONE, { of })
  gainSilver(draft, BOT, challenge(draft, 'tablets')?.silver ?? 0, 'ag-solo-15')
}

const HANDLERS: Handlers = {
  score(draft, { points }, source) {
    score(draft, BOT, points, scoreSource(draft.rules, source), clauseOf(source), source)
  },
  scorePer(draft, { what, points }, source) {
    const total = draft.rules.hooks.count(draft, BOT, what) * points
    score(draft, BOT, total, scoreSource(draft.rules, source), clauseOf(source), source)
  },
  gain(draft, { purse }, source) {
    RESOURCES.forEach((name, resource) => {
      gain(draft, BOT, resource, purse[name] ?? 0, clauseOf(source), source)
    })
  },
  gainSilver(draft, { count }, source) {
    gainSilver(draft, BOT, count, clauseOf(source), source)
  },
  gainRequired(draft, { count }, source) {
    begin(draft, BOT_REQUIRED, count, source)
  },
  /** ag-solo-19: The action has exactly the printed action points, without markers. */
  act(draft, { action, points }, source) {
    if (action === 'any') return
    if (draft.sink !== undefined)
      emit(draft, 'bot-act', clauseOf(source), BOT, source, { action, points })
    soloOf(draft).once = 0
    begin(draft, tablesOf(draft).actionScripts[ACTIONS.indexOf(action)] ?? NONE, points, source)
  },
  /** ag-solo-15: The bot pays what the tablet asks if it can, else this part is skipped. */
  pay(draft, { gold = 0, silver = 0, then }, source) {
    if (has(draft, BOT, GOLD) < gold || hasSilver(draft, BOT) < silver || isVain(draft, then)) {
      if (draft.sink !== undefined)
        emit(draft, 'bot-unpaid', 'ag-solo-15', BOT, source, { gold, silver })
      return
    }
    pay(draft, BOT, GOLD, gold, 'ag-solo-15', source)
    paySilver(draft, BOT, silver, 'ag-solo-15')
    return carryOut(draft, then, source)
  },
  /**
   * ag-solo-15: A free prospector enters any map where the bot has none; chance chooses between the start
   * spaces.
   */
  enterUnderground(draft, _effect, source) {
    const starts: number[] = []
    for (let map = 0; map < MAPS; map++)
      if (prospectorOn(draft, BOT, map) === NONE) starts.push(sideOf(draft, map).start)
    if (starts.length === 0) ignore(draft, 'prospector', source, 'ag-solo-15')
    else choose(draft, TIED_TOWNS, starts, [], 'ag-solo-15')
    return starts.length > 0
  },
  technology: silverInstead('technology'),
  unlockMine: silverInstead('unlockMine'),
  buildBelow(draft, { what }, source) {
    const [request, sites, tieBreakers] = FREE_SITES[what]
    return placeOn(draft, what, request, sites(draft), tieBreakers, source)
  },
  newCrest(draft, _effect, source) {
    if (soloOf(draft).box.some((face) => isNewCrest(draft, face)))
      push(draft.state, CHANCE, NONE, DRAW_CREST, 1)
    else ignore(draft, 'crest', source)
  },
  enterMap(draft, { map, otherwiseVp }, source) {
    if (prospectorOn(draft, BOT, map - 1) === NONE) enter(draft, BOT, map - 1, 'ag-solo-9')
    else score(draft, BOT, otherwiseVp, 'surprise', 'ag-solo-9', source)
  },
  /**
   * ag-solo-19: The house goes to the first fair not yet scored where the bot can build, else to another
   * fair town by chance.
   */
  fairHouse(draft, _effect, source) {
    const { fairTowns, round } = draft.state
    const open = fairTowns.map((town) => KINDS.house.open(draft, town))
    const next = open.slice(round - 1).find(({ length }) => length > 0)
    if (next !== undefined)
      return placeOn(draft, 'house', TIED_HOUSE_SPACES, next, spaceTieBreakers, source)
    const others = open.flatMap((spaces) => bestOf(draft, spaces))
    return placeOn(draft, 'house', TIED_HOUSE_SPACES, others, [], source)
  },
  /** ag-solo-19: The pillar goes to the cathedral with fewest points, cost tile and top tile together. */
  lowestPillar: (draft, _effect, source) =>
    placeOn(draft, 'pillar', TIED_TOWNS, mainCathedrals(draft), lowest, source),
}

/** The house spaces of one town with most points (`solo-merch-2`). */
function bestOf(draft: Draft, spaces: readonly number[]): readonly number[] {
  const most = Math.max(...spaces.map((space) => vpOf(draft, space)))
  return spaces.filter((space) => vpOf(draft, space) === most)
}

function carryOut(draft: Draft, effect: BotEffect, source: number): boolean | void {
  const handler = HANDLERS[effect.do] as Handler<BotEffect> | undefined
  return handler?.(draft, effect, source)
}

/**
 * The building that an effect places. It is derived from the effect, because `kind` in the state belongs to
 * the prospector action that may have passed the tablet.
 */
function placedBy(effect: BotEffect): Building | 'prospector' {
  if (effect.do === 'pay') return placedBy(effect.then)
  if (effect.do === 'buildBelow') return effect.what
  if (effect.do === 'enterUnderground') return 'prospector'
  return effect.do === 'fairHouse' ? 'house' : 'pillar'
}

const NEXT = 0

/** The frame's flag counts the effects already begun. */
export const effectsScript: readonly ScriptStep[] = [
  {
    name: 'effect',
    clause: 'ag-solo-9',
    run(draft, frame) {
      const effects = effectsOf(draft, frame.source)
      if (frame.flag === effects.length) {
        frame.left = effectsScript.length
        return
      }
      if (carryOut(draft, at(effects, frame.flag++), frame.source) !== true) frame.left = NEXT
    },
  },
  {
    name: 'place',
    clause: 'ag-solo-9',
    run(draft, frame) {
      frame.left = NEXT
      place(draft, frame)
    },
  },
]

function place(draft: Draft, { source, flag }: Frame): void {
  const what = placedBy(at(effectsOf(draft, source), flag - 1))
  if (what === 'prospector') {
    enter(draft, BOT, mapOf(draft, chosen(draft)), 'ag-solo-15')
    return
  }
  const site = what === 'mine' ? bestMine(draft, chosen(draft)) : chosen(draft)
  KINDS[what].place(draft, site, clauseOf(source), source)
}

/** ag-solo-4, ag-solo-15: The bot covers a tablet without effect, unless News of Travellers resolves it. */
export function passTablet(draft: Draft, tablet: number): void {
  if (tablet === NONE) return
  const resolved = challenge(draft, 'tablets') !== undefined
  if (draft.sink !== undefined)
    emit(draft, 'bot-tablet', resolved ? 'ag-solo-15' : 'ag-solo-4', BOT, NONE, { resolved })
  if (resolved) begin(draft, BOT_EFFECTS, 0, sourceFrom(TABLET_SOURCE, tablet))
}
