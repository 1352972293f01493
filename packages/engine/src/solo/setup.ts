/** The set-up of a solo game: the Cardinalbot's board, challenges, decrees, and where its pieces start. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { CHANCE, push } from '../kernel/frames.ts'
import { first, pack } from '../kernel/move.ts'
import { FACE, source } from '../kernel/effect-sources.ts'
import type { ChanceRule, Draft, ScriptEdit } from '../kernel/extension-points.ts'
import { GOLD } from '../rules/ledger.ts'
import type { TilePlaces } from '../rules/chance/places.ts'
import { layNext } from '../rules/chance/places.ts'
import type { Rules } from '../rules/tables.ts'
import { ARCHITECT_PIECE, MERCHANT_PIECE } from '../rules/indices.ts'
import { NONE } from '../state.ts'
import type { GameState } from '../state.ts'
import { RESOURCES } from '../vocabulary/words.ts'
import { challenge, kingStart, markersOf } from './challenges.ts'
import { botOf, isNewCrest } from './bot-things.ts'
import { DRAW_CHALLENGE, DRAW_CREST, DRAW_MERCHANT_TOWN } from './chance-requests.ts'
import { BOT, PLAYER } from './seats.ts'
import { emptySolo, soloOf } from './solo-slice.ts'
import { tablesOf } from './tables.ts'
import type { SoloTables } from './tables.ts'
import { DEAL_CHALLENGE, GIVE_CREST, PUT_MERCHANT } from './solo-notation.ts'

/**
 * solo-setup-1, solo-setup-3, solo-setup-4: The bot begins with its own board, 10 points, one of each
 * resource and all its houses and pillars.
 */
export function beginSolo(rules: Rules, state: GameState): void {
  const { content, boxCrests } = rules.tables.solo as SoloTables
  const { bot, challenges } = content
  const seat = at(state.seats, BOT)
  seat.vp = bot.vp
  seat.resources = RESOURCES.map((resource) => bot.resources[resource])
  seat.storehouse = []
  seat.rooms = Array.from({ length: bot.buildings * bot.rooms }, () => NONE)
  seat.crests = Array.from({ length: bot.buildings }, () => NONE)
  seat.housesInSupply = bot.houses
  seat.pillarsInSupply = bot.pillars
  const solo = emptySolo()
  solo.box = boxCrests.slice()
  solo.challenges = (rules.config.challenges ?? []).map((id) =>
    challenges.findIndex((card) => card.id === id),
  )
  state.slices.solo = solo
}

const CHALLENGES: TilePlaces = {
  empty: (draft) => [soloOf(draft).challenges.length],
  put(draft, _place, card) {
    soloOf(draft).challenges.push(card)
  },
  goes: (_rules, place) => ({ to: 'challenges', place: place + 1 }),
}

/** solo-setup-7: The difficulty deals a number of random cards; a chosen set is in play from the start. */
export const drawChallenge: ChanceRule = {
  name: 'challenge',
  verb: DEAL_CHALLENGE,
  clause: 'solo-setup-7',
  candidates(draft, _frame, out) {
    const { challenges } = soloOf(draft)
    for (let card = 0; card < tablesOf(draft).challenges.length; card++)
      if (!challenges.includes(card)) out.weigh(pack(DEAL_CHALLENGE, card), 1)
  },
  places: () => CHALLENGES,
  take(draft, frame, move) {
    frame.left--
    layNext(draft, CHALLENGES, first(move))
  },
}

/** solo-setup-6: The bot's merchant starts in the town of an unused town tile. */
export const drawMerchantTown: ChanceRule = {
  name: 'bot-merchant',
  verb: PUT_MERCHANT,
  clause: 'solo-setup-6',
  candidates({ rules, state }, _frame, out) {
    for (const town of rules.fairTowns)
      if (!state.fairTowns.includes(town)) out.weigh(pack(PUT_MERCHANT, town), 1)
  },
  take(draft, frame, move) {
    frame.left--
    botOf(draft).pieces[MERCHANT_PIECE] = first(move)
  },
}

/**
 * solo-setup-9: The bot gets a random crest tile left in the box, of a kind it lacks; if there is none, it
 * gets nothing.
 */
export const drawCrest: ChanceRule = {
  name: 'bot-crest',
  verb: GIVE_CREST,
  clause: 'solo-setup-9',
  candidates(draft, _frame, out) {
    for (const face of soloOf(draft).box)
      if (isNewCrest(draft, face)) out.weigh(pack(GIVE_CREST, face), 1)
  },
  exhausted: (draft) => !soloOf(draft).box.some((face) => isNewCrest(draft, face)),
  take(draft, frame, move) {
    frame.left--
    const { box } = soloOf(draft)
    const face = first(move)
    box.splice(box.indexOf(face), 1)
    botOf(draft).storehouse.push(face)
    if (draft.sink !== undefined)
      emit(draft, 'bot-crest', 'solo-setup-9', BOT, source(FACE, face), {
        tile: at(draft.rules.faces, face).id,
      })
  },
}

/** solo-setup-5: Lays out the decrees of fairs 1 to 4 from the left, then the last decrees. */
function layDecrees(draft: Draft): void {
  const { hooks, content, decrees } = tablesOf(draft)
  const { fairs } = draft.rules
  const ids = [
    ...draft.state.fairTiles.map((tile) => at(fairs, tile).tile.decree),
    ...content.lastDecrees,
  ].map((id) => hooks.decreeFor(draft, id))
  soloOf(draft).decrees = ids.map((id) => decrees.findIndex((decree) => decree.id === id))
  if (draft.sink !== undefined)
    emit(draft, 'bot-decrees', 'solo-setup-5', BOT, NONE, { decrees: ids })
}

export const setupEdits: readonly ScriptEdit[] = [
  {
    script: 'game',
    at: 'replace',
    step: 'first player',
    steps: [
      {
        name: 'the bot is first',
        clause: 'solo-setup-3',
        run({ state }) {
          state.order = [BOT, PLAYER]
        },
      },
    ],
  },
  {
    script: 'game',
    at: 'after',
    step: 'players',
    steps: [
      {
        name: 'challenges',
        clause: 'solo-setup-7',
        run(draft) {
          const { difficulty } = draft.rules.config
          if (difficulty === undefined) return
          const dealt = tablesOf(draft).content.difficulties.find(({ id }) => id === difficulty)
          push(draft.state, CHANCE, NONE, DRAW_CHALLENGE, dealt?.challenges ?? 0)
        },
      },
      {
        name: 'markers and resources of the bot',
        clause: 'solo-setup-3',
        run(draft) {
          botOf(draft).resources[GOLD] = tablesOf(draft).content.bot.resources.gold
          draft.state.king[BOT] = kingStart(draft)
          traceChallenges(draft)
        },
      },
      { name: 'decrees', clause: 'solo-setup-5', run: layDecrees },
      {
        name: 'merchant of the bot',
        clause: 'solo-setup-6',
        run({ state }) {
          push(state, CHANCE, NONE, DRAW_MERCHANT_TOWN, 1)
        },
      },
      {
        name: 'architect of the bot',
        clause: 'solo-setup-6',
        run(draft) {
          const cathedral = draft.state.costs.indexOf(tablesOf(draft).startCost)
          const { space } = at(draft.rules.board.cathedrals, cathedral)
          botOf(draft).pieces[ARCHITECT_PIECE] = space
          if (draft.sink !== undefined)
            emit(draft, 'bot-start', 'solo-setup-6', BOT, NONE, {
              architect: at(draft.rules.names.space, space),
              king: num(draft.rules.kingSpaces, num(draft.state.king, BOT)),
              markers: markersOf(draft),
            })
        },
      },
      {
        name: 'crest of the bot',
        clause: 'solo-chal-8',
        run(draft) {
          const crests = challenge(draft, 'markers')?.crests ?? 0
          if (crests > 0) push(draft.state, CHANCE, NONE, DRAW_CREST, crests)
        },
      },
    ],
  },
]

function traceChallenges(draft: Draft): void {
  if (draft.sink === undefined) return
  const { challenges } = tablesOf(draft).content
  for (const card of soloOf(draft).challenges)
    emit(draft, 'bot-challenge', 'solo-setup-7', BOT, NONE, { challenge: at(challenges, card).id })
}
