/** The Cardinalbot with Prospect for Silver: rules that apply only when both modules are in the game. */
import type { Module } from '../../kernel/module.ts'
import { at } from '../../kernel/checked-index.ts'
import type { ScriptStep } from '../../kernel/extension-points.ts'
import type { Rules } from '../../rules/tables.ts'
import type { BotExtensions } from '../../solo/bot-extensions.ts'
import { byNumber, tieChance } from '../../solo/tie-candidates.ts'
import type { Content } from '../../vocabulary/content.ts'
import { PROSPECTOR } from '../prospector.ts'
import { cathedralPrice, traceWaiting } from './cathedrals.ts'
import { soloWithSilver } from './content.ts'
import { decreeFor, silverConditions, silverDieChoice } from './decrees.ts'
import { effectsScript } from './effects.ts'
import {
  BOT_PROSPECTOR,
  CHALLENGE_SOURCE,
  PICK_WAY,
  SILVER_SOLO_VERBS,
  SURPRISE_SOURCE,
} from './numbers.ts'
import type { SilverSoloScript } from './numbers.ts'
import { beginSilverSolo, phaseEdits, silverSoloHooks } from './phases.ts'
import { prospectorScript } from './prospector.ts'
import { copySilverSolo } from './state.ts'
import { drawSurprise, surpriseEdit } from './surprises.ts'
import { givenBy, silverOutcome, silverEffectValues, tileHooks } from './tiles.ts'
import { jokerFirst, optionTaken, turnEdits, valuesFacing } from './turn.ts'
import { silverSoloPosition } from './position.ts'

/** The order must be that of `numbers.ts`. */
const scripts: Readonly<Record<SilverSoloScript, readonly ScriptStep[]>> = {
  'bot prospector': prospectorScript,
  'bot effects': effectsScript,
}

/**
 * Ties between shortest ways with as many tablets; a candidate is the space that the prospector goes to
 * next.
 */
const tiedWay = byNumber(
  'tie-way',
  PICK_WAY,
  ({ rules }, space) => ({ town: at(rules.names.space, space) }),
  true,
)

const extensionsFor = (content: Content): BotExtensions => ({
  content: soloWithSilver(content),
  conditions: silverConditions,
  dieChoice: silverDieChoice,
  effectValues: silverEffectValues,
  gives: givenBy,
  outcome: silverOutcome,
  marks: content.silver.undergroundBonus,
  actionScripts: { [PROSPECTOR]: BOT_PROSPECTOR },
  ties: [tiedWay],
  hooks: {
    decreeFor,
    valuesFacing,
    jokerFirst,
    optionTaken,
    ...tileHooks,
    cathedralPrice,
    traceWaiting,
  },
})

export const silverSoloModule: Module = {
  id: 'solo and silver',
  moveRules: [],
  chances: [drawSurprise, tieChance(tiedWay)],
  effects: {},
  verbs: SILVER_SOLO_VERBS,
  scripts,
  scriptEdits: [...phaseEdits, surpriseEdit, ...turnEdits],
  runs: {},
  lostParts: {},
  position: silverSoloPosition,
  hooks: silverSoloHooks,
  extend,
  begin: beginSilverSolo,
  copy: copySilverSolo,
}

function extend(rules: Rules, content: Content): Rules {
  const { surprises } = content.silver.solo
  const botExtensions = extensionsFor(content)
  const nameOf = (kind: number, index: number) => {
    if (kind === SURPRISE_SOURCE)
      return { name: at(surprises, index).id, score: 'surprise' as const }
    if (kind === CHALLENGE_SOURCE)
      return { name: at(botExtensions.content.challenges, index).id, score: 'challenge' as const }
    return undefined
  }
  return {
    ...rules,
    names: { ...rules.names, surprise: surprises.map(({ id }) => id.replace('surprise.', '')) },
    moduleSource: (kind, index) => nameOf(kind, index) ?? rules.moduleSource(kind, index),
    tables: { ...rules.tables, botExtensions },
  }
}
