/** The Cardinalbot as a module: a seat without decisions of its own, whose turn asks only for chance. */
import { configError } from '../config-errors.ts'
import type { GameConfig } from '../config.ts'
import type { Module } from '../kernel/module.ts'
import type { Rules } from '../rules/tables.ts'
import { MODULE_VERBS } from '../rules/verbs.ts'
import type { Content } from '../vocabulary/content.ts'
import { DIFFICULTIES } from '../vocabulary/solo.ts'
import { architectScript } from './actions/architect.ts'
import { characterScript } from './actions/character.ts'
import { contractScript } from './actions/contract.ts'
import { kingScript } from './actions/king.ts'
import { merchantScript } from './actions/merchant.ts'
import { tileScript } from './bonus-tiles.ts'
import { compileSolo } from './compile.ts'
import { finalEdits } from './final-edits.ts'
import { fulfilScript } from './fulfil-script.ts'
import { alikeScript, requiredScript } from './required-resource.ts'
import { phaseEdits, soloHooks } from './phase-edits.ts'
import type { SoloScript } from './scripts.ts'
import { noExtensions } from './bot-extensions.ts'
import { BOT } from './seats.ts'
import { beginSolo, drawChallenge, drawCrest, drawMerchantTown, setupEdits } from './setup.ts'
import { copySolo } from './solo-slice.ts'
import { tieChances } from './tie-candidates.ts'
import { contractsScript, tasksScript } from './task-scripts.ts'
import { botTurnScript, rollForDecree } from './turn-script.ts'
import { SOLO_PATTERNS } from './solo-notation.ts'
import type { ScriptStep } from '../kernel/extension-points.ts'
import { soloPosition } from './bot-facts.ts'

/** The order must be that of `scripts.ts`. */
const scripts: Readonly<Record<SoloScript, readonly ScriptStep[]>> = {
  'bot turn': botTurnScript,
  'bot architect': architectScript,
  'bot merchant': merchantScript,
  'bot character': characterScript,
  'bot contract': contractScript,
  'bot king': kingScript,
  'bot tile': tileScript,
  'bot required': requiredScript,
  'bot fulfil': fulfilScript,
  'bot tasks': tasksScript,
  'bot contracts': contractsScript,
  'bot alike': alikeScript,
}

export const soloModule: Module = {
  id: 'solo',
  moveRules: [],
  /** The order must be that of `requests.ts`. */
  chances: [rollForDecree, drawChallenge, drawMerchantTown, drawCrest, ...tieChances],
  effects: {},
  verbs: Object.fromEntries(SOLO_PATTERNS.map((pattern, index) => [MODULE_VERBS + index, pattern])),
  scripts,
  scriptEdits: [...setupEdits, ...phaseEdits, ...finalEdits],
  runs: {},
  lostParts: {},
  position: soloPosition,
  hooks: soloHooks,
  /** solo-setup-1: The game is set up as for two players, one of them the bot. */
  table: (players) => (players === 1 ? { seats: 2, mark: 2, bot: BOT } : undefined),
  check,
  complete,
  begin: beginSolo,
  copy: copySolo,
}

/** solo-setup-7: Challenges are dealt by difficulty or chosen, and none is in play twice. */
function check({ difficulty, challenges }: GameConfig, { base }: Content): void {
  if (difficulty !== undefined && !DIFFICULTIES.includes(difficulty))
    throw configError('difficulty', difficulty)
  if (difficulty !== undefined && challenges !== undefined)
    throw configError('difficulty-and-challenges', difficulty)
  const again = challenges?.find((id, index) => challenges.indexOf(id) !== index)
  if (again !== undefined) throw configError('challenges', again)
  const starts = base.costs.filter((cost) => 'botStart' in cost && cost.botStart)
  if (starts.length !== 1) throw configError('start-cost', `${starts.length}`)
}

/** Compiles the Cardinalbot's tables last, because they need the tiles and maps of all modules. */
function complete(rules: Rules, content: Content): Rules {
  const extensions = rules.tables.botExtensions ?? noExtensions(content.solo)
  const { challenges } = extensions.content
  for (const id of rules.config.challenges ?? [])
    if (!challenges.some((card) => card.id === id)) throw configError('challenges', id)
  return {
    ...rules,
    names: { ...rules.names, challenge: challenges.map(({ id }) => id) },
    tables: { ...rules.tables, solo: compileSolo(rules, extensions) },
  }
}
