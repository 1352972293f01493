/** The set-up, in the rulebook's order. */
import { num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { CHANCE, push } from '../../kernel/frames.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import {
  ALIGN_WHEEL,
  DRAW_BONUS,
  DRAW_CHARACTER,
  DRAW_CONTRACT,
  DRAW_COST,
  DRAW_FAIR,
  DRAW_TOWN,
  FIRST_PLAYER,
  PLACE_ACTION,
  TO_KING_TRACK,
  TO_MAP,
  TO_WHEEL,
} from '../chance/requests.ts'
import { orderFrom } from '../chance/setup.ts'
import { GOLD, seatOf } from '../ledger.ts'

const FAIRS = 4

function ask({ state }: Draft, request: number, count: number, flag = 0): void {
  push(state, CHANCE, NONE, request, count, flag)
}

export const setupSteps: readonly ScriptStep[] = [
  {
    name: 'wheel',
    clause: 'setup-1',
    run: (draft) => ask(draft, ALIGN_WHEEL, 1),
  },
  {
    name: 'action tiles',
    clause: 'setup-2',
    run(draft) {
      if (draft.rules.config.shuffledActions === true)
        ask(draft, PLACE_ACTION, draft.rules.wheelActions.length)
    },
  },
  {
    name: 'tiles on the actions',
    clause: 'setup-3',
    run: (draft) => ask(draft, DRAW_BONUS, draft.rules.tileActions.length, TO_WHEEL),
  },
  {
    name: 'tile beside the king track',
    clause: 'setup-3',
    run: (draft) => ask(draft, DRAW_BONUS, 1, TO_KING_TRACK),
  },
  {
    name: 'tiles on the map',
    clause: 'setup-3',
    run: (draft) => ask(draft, DRAW_BONUS, draft.state.mapTiles.length, TO_MAP),
  },
  {
    name: 'contract offer',
    clause: 'setup-4',
    run: (draft) => ask(draft, DRAW_CONTRACT, draft.state.contractOffer.length),
  },
  {
    name: 'character offer',
    clause: 'setup-4',
    run: (draft) => ask(draft, DRAW_CHARACTER, draft.state.characterOffer.length),
  },
  {
    name: 'construction costs',
    clause: 'setup-5',
    run: (draft) => ask(draft, DRAW_COST, draft.rules.board.mainCathedrals),
  },
  {
    name: 'fair towns',
    clause: 'setup-7',
    run: (draft) => ask(draft, DRAW_TOWN, FAIRS - 1),
  },
  {
    name: 'fair tiles',
    clause: 'setup-7',
    run: (draft) => ask(draft, DRAW_FAIR, FAIRS),
  },
  {
    name: 'first player',
    clause: 'setup-9',
    run(draft) {
      const { first } = draft.rules.config
      if (first === undefined) ask(draft, FIRST_PLAYER, 1)
      else draft.state.order = orderFrom(draft.rules.seats, first)
    },
  },
  {
    name: 'players',
    clause: 'setup-11',
    run(draft) {
      const { state, rules } = draft
      state.kingStack = state.order.slice()
      state.order.forEach((seat, place) => {
        seatOf(draft, seat).resources[GOLD] = num(rules.content.start.gold, place)
      })
      if (draft.sink !== undefined)
        emit(draft, 'order', 'setup-9', undefined, NONE, { seats: state.order.slice() })
    },
  },
]
