/** The Cardinalbot as a module: a seat that asks only chance. */
import type { Module } from '../kernel/module.ts'
import type { Rules } from '../rules/tables.ts'
import { MODULE_VERBS } from '../rules/verbs.ts'
import type { Content } from '../vocabulary/content.ts'
import { architectScript } from './actions/architect.ts'
import { characterScript } from './actions/character.ts'
import { contractScript } from './actions/contract.ts'
import { kingScript } from './actions/king.ts'
import { merchantScript } from './actions/merchant.ts'
import { tileScript } from './bonus-tiles.ts'
import { compileSolo } from './compile.ts'
import { finalEdits } from './final.ts'
import { fulfilScript } from './fulfil.ts'
import { alikeScript, requiredScript } from './needs.ts'
import { phaseEdits, soloAnswers } from './phases.ts'
import type { SoloScript } from './scripts.ts'
import { noSeams } from './seams.ts'
import { BOT } from './seat.ts'
import { beginSolo, drawChallenge, drawCrest, drawMerchantTown, setupEdits } from './setup.ts'
import { copySolo } from './state.ts'
import { tieChances } from './subjects.ts'
import { contractsScript, tasksScript } from './tasks.ts'
import { botTurnScript, rollForDecree } from './turn.ts'
import { SOLO_PATTERNS } from './verbs.ts'
import type { Step } from '../kernel/way.ts'

/** In the order of `scripts.ts`. */
const scripts: Readonly<Record<SoloScript, readonly Step[]>> = {
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
  ways: [],
  /** In the order of `requests.ts`. */
  chances: [rollForDecree, drawChallenge, drawMerchantTown, drawCrest, ...tieChances],
  effects: {},
  verbs: Object.fromEntries(SOLO_PATTERNS.map((pattern, index) => [MODULE_VERBS + index, pattern])),
  scripts,
  scriptEdits: [...setupEdits, ...phaseEdits, ...finalEdits],
  runs: {},
  lostParts: {},
  answers: soloAnswers,
  /** solo-setup-1: as for two players, one of whom is the bot. */
  table: (players) => (players === 1 ? { seats: 2, mark: 2, bot: BOT } : undefined),
  complete,
  begin: beginSolo,
  copy: copySolo,
}

/** Its tables look at the tiles and maps of all modules. */
function complete(rules: Rules, content: Content): Rules {
  const seams = rules.tables.botSeams ?? noSeams(content.solo)
  const { challenges } = seams.content
  const { config } = rules
  if (config.difficulty !== undefined && config.challenges !== undefined)
    throw new Error('Challenges are dealt by the difficulty or chosen, not both')
  for (const id of config.challenges ?? [])
    if (!challenges.some((card) => card.id === id)) throw new Error(`There is no challenge ${id}`)
  return {
    ...rules,
    names: { ...rules.names, challenge: challenges.map(({ id }) => id) },
    tables: { ...rules.tables, solo: compileSolo(rules, seams) },
  }
}
