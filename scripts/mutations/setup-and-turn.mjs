/** Components, set-up, rounds, turns, storehouse and nesting. */

/** @type {readonly import('../lib/mutate.mjs').Mutation[]} */
export const mutations = [
  {
    clause: 'comp-4',
    file: 'rules/ledger.ts',
    find: 'Math.max(points, -state.vp)',
    replace: 'points',
  },
  {
    clause: 'comp-5',
    file: 'rules/compile/faces.ts',
    find: '(mark: PlayerMark) => mark <= players',
    replace: '(mark: PlayerMark) => mark <= players + 1',
  },
  {
    clause: 'setup-6',
    file: 'rules/compile/board.ts',
    find: 'town.cathedral.toSorted((a, b) => b - a)',
    replace: 'town.cathedral.toSorted((a, b) => a - b)',
  },
  {
    clause: 'setup-9',
    file: 'rules/setup/script.ts',
    find: 'state.kingStack = state.order.slice()',
    replace: 'state.kingStack = state.order.toReversed()',
  },
  {
    clause: 'setup-11',
    file: 'rules/setup/script.ts',
    find: 'num(rules.content.start.gold, place)',
    replace: 'num(rules.content.start.gold, 0)',
  },
  {
    clause: 'setup-13',
    file: 'rules/compile/board.ts',
    find: 'Array.from({ length: seats }',
    replace: 'Array.from({ length: seats + 1 }',
  },
  {
    clause: 'round-1',
    file: 'rules/phases/round.ts',
    find: 'const ROUNDS = 4',
    replace: 'const ROUNDS = 3',
  },
  {
    clause: 'prep-1',
    file: 'rules/phases/round.ts',
    find: 'ROLL_DIE, rules.diceDrawn)',
    replace: 'ROLL_DIE, rules.diceDrawn - 1)',
  },
  {
    clause: 'act-1',
    file: 'rules/phases/round.ts',
    find: 'const TURNS = 3',
    replace: 'const TURNS = 2',
  },
  {
    clause: 'contr-2',
    file: 'rules/actions/finish.ts',
    find: '  mayReveal: true,\n',
    replace: '',
  },
  {
    clause: 'king-1',
    file: 'kernel/list-options.ts',
    find: 'betweenTurns || ',
    replace: '',
  },
  {
    clause: 'store-5',
    file: 'rules/turn/tile.ts',
    find: `refused !== undefined && refused !== 'storehouse-full'`,
    replace: 'false',
  },
  {
    clause: 'act-2',
    file: 'rules/king-track.ts',
    find: 'Math.max(0, from - spaces)',
    replace: 'Math.max(1, from - spaces)',
  },
  {
    clause: 'act-3',
    file: 'rules/king-track.ts',
    find: 'draft.state.kingStack = lowestFirst',
    replace: 'draft.state.kingStack = lowestFirst.toReversed()',
  },
  {
    clause: 'turn-2',
    file: 'rules/dice.ts',
    find: 'Math.min(up, VALUES - up)',
    replace: 'up',
  },
  {
    clause: 'turn-2',
    file: 'rules/base-hooks.ts',
    find: 'const GOLD_A_STEP = 2',
    replace: 'const GOLD_A_STEP = 1',
  },
  {
    clause: 'turn-3',
    file: 'rules/turn/turn.ts',
    find: 'if (num(draft.state.wheelTiles, action) !== NONE)',
    replace: 'if (num(draft.state.wheelTiles, action) === NONE)',
  },
  {
    clause: 'turn-4',
    file: 'rules/base-hooks.ts',
    find: 'dieYield: (draft) => valueOf(draft.state.die)',
    replace: 'dieYield: (draft) => 7 - valueOf(draft.state.die)',
  },
  {
    clause: 'turn-5',
    file: 'rules/base-hooks.ts',
    find: '    draft.rules.hooks.actionBonus(draft, seat, action) +\n',
    replace: '',
  },
  {
    clause: 'turn-6',
    file: 'rules/actions/finish.ts',
    find: `    if (frame.flag === FROM_DIE) return 'not-now'\n`,
    replace: '',
  },
  {
    clause: 'turn-7',
    file: 'kernel/legal-moves.ts',
    find: 'if (tasksOpen(state, frame)) propose',
    replace: 'if (tasksOpen(state, frame) && frame.kind !== SPEND) propose',
  },
  {
    clause: 'turn-9',
    file: 'kernel/legal-moves.ts',
    find: ' && !(frame.kind === DIE && frame.flag !== 0)',
    replace: '',
  },
  {
    clause: 'nest-2',
    file: 'kernel/legal-moves.ts',
    find: 'frame.seat === state.active && ',
    replace: 'frame.seat >= 0 && ',
  },
  {
    clause: 'nest-5',
    file: 'rules/actions/finish.ts',
    find: `    if (kind !== ACT) return 'resources-first'\n`,
    replace: '',
  },
  {
    clause: 'nest-6',
    file: 'rules/actions/character.ts',
    find: `    push(draft.state, COMPLETION, seat, building, 0)
    resolve(draft, seat, at(draft.rules.faces, face).program, source(FACE, face))`,
    replace: `    resolve(draft, seat, at(draft.rules.faces, face).program, source(FACE, face))
    push(draft.state, COMPLETION, seat, building, 0)`,
  },
  {
    clause: 'nest-7',
    file: 'rules/effects/characters.ts',
    find: 'frame.left &= ~(1 << floorOf(draft, frame, first(move)))',
    replace: 'frame.left |= 0',
  },
  {
    clause: 'store-3',
    file: 'rules/storehouse.ts',
    find: `return full(draft, seat) ? 'storehouse-full' : undefined`,
    replace: 'return undefined',
  },
  {
    clause: 'store-4',
    file: 'rules/turn/tile.ts',
    find: `    out.push(pack(LEAVE))\n`,
    replace: '',
  },
  {
    clause: 'store-6',
    file: 'rules/storehouse.ts',
    find: 'storehouse[slot] === face && (inUse & (1 << slot)) === 0',
    replace: 'storehouse[slot] === face',
  },
  {
    clause: 'store-6',
    file: 'rules/tasks/helper.ts',
    find: 'push(draft.state, HELPER, seat, slot, 0)',
    replace: 'discard(draft, seat, slot)',
  },
]
