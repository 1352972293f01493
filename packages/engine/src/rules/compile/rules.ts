/** Compiles the content and the modules into the tables of one game. */
import type { GameConfig } from '../../config.ts'
import type { Module, SeatingPlan } from '../../kernel/module.ts'
import { GAIN_ANY } from '../../kernel/programs.ts'
import type { EffectKinds } from '../../kernel/programs.ts'
import { SPEND_DECISIONS, TASK } from '../../kernel/extension-points.ts'
import type {
  CorrectionRule,
  ScriptEdit,
  ScriptStep,
  MoveRule,
} from '../../kernel/extension-points.ts'
import type { BaseContent } from '../../vocabulary/content.ts'
import {
  ACTIONS,
  CRESTS,
  DIE_COLOURS,
  DIE_VALUES,
  PIECES,
  RESOURCES,
} from '../../vocabulary/words.ts'
import { baseHooks } from '../base-hooks.ts'
import type { RuleHooks } from '../hooks.ts'
import type { BuildingInfo, FaceInfo, Rules } from '../tables.ts'
import { compileBoard } from './board.ts'
import { addFamily, programTable } from './faces.ts'
import { compileGoods } from './goods.ts'

/** The pieces of the main map. */
const MAIN_PIECES = PIECES.slice(0, 2)

export function compileRules(
  config: GameConfig,
  content: BaseContent,
  modules: readonly Module[],
  table: SeatingPlan,
): Rules {
  const { seats, mark } = table
  const kinds: EffectKinds = Object.assign({}, ...modules.map(({ effects }) => effects))
  const { programs, add } = programTable(kinds)

  const faces: FaceInfo[] = []
  const bonus = addFamily(faces, 'bonus', content.bonus, mark, add)
  const contract = addFamily(faces, 'contract', content.contracts, mark, add)
  const character = addFamily(faces, 'character', content.characters, mark, add)
  const { board, spaceNames, houseSpaceNames } = compileBoard(content.map, mark, seats, add)

  const roomBuilding: number[] = []
  const roomFloor: number[] = []
  const buildings = content.board.buildings.map((building, number): BuildingInfo => {
    const rooms: number[] = []
    for (let floor = 1; floor <= building.rooms; floor++) {
      rooms.push(roomBuilding.length)
      roomBuilding.push(number)
      roomFloor.push(floor)
    }
    return { rooms, crestFood: building.crestFood, crestProgram: add(building.crestBonus) }
  })

  const choicePrograms = [1, 1, 2].map((count) => add({ do: 'gainAny', count }))
  const largest = Math.max(
    ...programs.flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === GAIN_ANY).map(({ count }) => count),
    ),
  )
  const { goods, goodsOf, names: goodsNames } = compileGoods(largest)
  const wheelActions = content.wheel.clockwise.map((action) => ACTIONS.indexOf(action))
  const costs = content.costs.map((cost) =>
    'closed' in cost
      ? { id: cost.id, closed: true, stone: 0, vp: 0 }
      : { id: cost.id, closed: false, stone: cost.stone, vp: cost.vp },
  )

  return {
    config,
    content,
    seats,
    mark,
    faces,
    bonus,
    contract,
    character,
    board,
    buildings,
    roomBuilding,
    roomFloor,
    contractSpaces: content.board.contractSpaces,
    pillarsOnContracts: content.start.pillarsOnContracts,
    costs,
    fairs: content.fairs.tiles.map((tile) => ({
      tile,
      counts: tile.scores === 'king' ? [] : tile.scores,
      king: tile.scores === 'king',
    })),
    fairTowns: content.fairs.towns.map((town) => spaceNames.indexOf(town)),
    choosableActions: wheelActions
      .filter((action) => ACTIONS[action] !== 'joker')
      .toSorted((a, b) => a - b),
    wheelActions,
    tileActions: wheelActions,
    kingSpaces: content.kingTrack.spaces,
    kingZero: content.kingTrack.spaces.indexOf(0),
    diceDrawn: content.dice.drawn[mark],
    colourResource: DIE_COLOURS.map((colour) => RESOURCES.indexOf(content.dice.colours[colour])),
    goods,
    goodsOf,
    names: {
      resource: RESOURCES,
      colour: DIE_COLOURS,
      value: DIE_VALUES.map(String),
      action: ACTIONS,
      piece: MAIN_PIECES,
      space: spaceNames,
      face: faces.map(({ id }) => id),
      building: buildings.map((_, building) => String(building + 1)),
      floor: ['ground', ...Array.from({ length: Math.max(...roomFloor) }, (_, f) => String(f + 1))],
      houseSpace: houseSpaceNames,
      goods: goodsNames,
      crest: CRESTS,
      seat: Array.from({ length: seats }, (_, seat) => String(seat + 1)),
      cost: costs.map(({ id }) => id),
      fair: content.fairs.tiles.map(({ id }) => id),
      corruption: Array.from({ length: Math.max(...content.corruption.tokens) + 1 }, (_, v) =>
        String(v),
      ),
      offerSpace: content.contractOffer.points.map((_, space) => String(space + 1)),
    },
    programs,
    choicePrograms,
    effectKinds: kinds,
    verbs: mergeByNumber(modules.map(({ verbs }) => verbs)),
    ...compileMoveRules(modules.flatMap(({ moveRules }) => moveRules)),
    chances: inOneList(modules.map(({ chances }) => chances)),
    corrections: mergeByNumber(modules.map(byVerb)),
    scripts: compileScripts(modules),
    runs: mergeByNumber(modules.map(({ runs }) => runs)),
    lostParts: mergeByNumber(modules.map(({ lostParts }) => lostParts)),
    pending: mergeByNumber(modules.map(({ pending }) => pending ?? {})),
    position: modules.flatMap(({ position }) => position ?? []),
    hooks: compileHooks(modules),
    refusals: Object.assign({}, ...modules.map(({ refusals }) => refusals ?? {})),
    tables: {},
    moduleSource: () => undefined,
  }
}

const byVerb = ({ corrections = [] }: Module): Readonly<Record<number, CorrectionRule>> =>
  Object.fromEntries(corrections.map((correction) => [correction.verb, correction]))

/**
 * Joins lists. The result of `flat` may have holes, and JavaScript engines read such lists more
 * slowly.
 */
function inOneList<T>(lists: readonly (readonly T[])[]): T[] {
  const all: T[] = []
  for (const list of lists) all.push(...list)
  return all
}

/** Merges tables into one list by number; unused numbers stay empty. */
function mergeByNumber<T>(tables: readonly Readonly<Record<number, T>>[]): T[] {
  const merged: T[] = []
  for (const table of tables)
    for (const [number, entry] of Object.entries(table)) merged[Number(number)] = entry
  return merged
}

/** Gives all move rules the same object shape, which JavaScript engines call fastest. */
const shaped = (rule: MoveRule): MoveRule => ({
  clause: rule.clause,
  verb: rule.verb,
  during: rule.during,
  needs: rule.needs ?? 0,
  candidates: rule.candidates,
  refuse: rule.refuse,
  take: rule.take,
  elsewhere: rule.elsewhere ?? (() => undefined),
  facts: rule.facts ?? (() => ({})),
  mayReveal: rule.mayReveal ?? false,
  warn: rule.warn ?? (() => []),
})

function compileMoveRules(
  given: readonly MoveRule[],
): Pick<Rules, 'moveRules' | 'tasks' | 'moveRuleAt' | 'allMoveRules'> {
  const allMoveRules = given.map(shaped)
  const tasks = allMoveRules.filter(({ during }) => during.includes(TASK))
  const moveRules: MoveRule[][] = []
  const moveRuleAt: MoveRule[][] = []
  for (let decision = 0; decision < SPEND_DECISIONS + ACTIONS.length; decision++) {
    const open = allMoveRules.filter(({ during }) => during.includes(decision))
    const byVerb: MoveRule[] = []
    for (const rule of [...open, ...tasks]) {
      if (byVerb[rule.verb] !== undefined)
        throw new Error(`Two rules for one verb: ${rule.clause} and ${byVerb[rule.verb]?.clause}`)
      byVerb[rule.verb] = rule
    }
    moveRules.push(open)
    moveRuleAt.push(byVerb)
  }
  return { moveRules, tasks, moveRuleAt, allMoveRules }
}

/** Returns the scripts in the order of the modules, with the edits of all modules applied. */
function compileScripts(modules: readonly Module[]): ScriptStep[][] {
  const scripts: [string, ScriptStep[]][] = modules.flatMap(({ scripts: own }) =>
    Object.entries(own).map(([name, steps]): [string, ScriptStep[]] => [name, [...steps]]),
  )
  for (const { scriptEdits } of modules) for (const edit of scriptEdits) applyEdit(scripts, edit)
  return scripts.map(([, steps]) => steps)
}

function applyEdit(scripts: readonly [string, ScriptStep[]][], edit: ScriptEdit): void {
  const steps = scripts.find(([name]) => name === edit.script)?.[1]
  const index = steps?.findIndex(({ name }) => name === edit.step) ?? -1
  if (steps === undefined || index < 0)
    throw new Error(`No step ${edit.step} in the script ${edit.script}`)
  steps.splice(
    edit.at === 'after' ? index + 1 : index,
    edit.at === 'replace' ? 1 : 0,
    ...edit.steps,
  )
}

function compileHooks(modules: readonly Module[]): RuleHooks {
  const hooks: RuleHooks = { ...baseHooks }
  const applyModule = <Q extends keyof RuleHooks>(name: Q, module: Module): void => {
    const wrap = module.hooks[name]
    if (wrap !== undefined) hooks[name] = wrap(hooks[name])
  }
  for (const module of modules)
    for (const name of Object.keys(module.hooks) as (keyof RuleHooks)[]) applyModule(name, module)
  return hooks
}
