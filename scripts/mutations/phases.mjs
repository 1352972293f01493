/** King phase, fairs, cleanup, final scoring. */

/** @type {readonly import('../lib/mutate.mjs').Mutation[]} */
export const mutations = [
  {
    clause: 'king-1',
    file: 'rules/phases/king.ts',
    find: 'if (refuseTile(draft, seat, draft.state.kingTile) === undefined)',
    replace: 'if (draft.state.kingTile !== NONE)',
  },
  {
    clause: 'king-1',
    file: 'rules/phases/king.ts',
    find: `    push(draft.state, KING_TILE, seat, NONE, 0)
  else discardKingTile`,
    replace: `    store(draft, seat, draft.state.kingTile, 'king-1', 'king-track')
  else discardKingTile`,
  },
  {
    clause: 'king-2',
    file: 'rules/phases/king.ts',
    find: `draft.rules.content.kingTrack.award, 'king-award'`,
    replace: `0, 'king-award'`,
  },
  {
    clause: 'king-3',
    file: 'rules/phases/king.ts',
    find: `score(draft, seat, kingPoints(draft, seat), 'king-track', 'king-3')`,
    replace: `score(draft, seat, Math.max(0, kingPoints(draft, seat)), 'king-track', 'king-3')`,
  },
  {
    clause: 'king-4',
    file: 'rules/king-track.ts',
    find: 'return kingStack.toSorted((one, other) => {',
    replace: 'return kingStack.toReversed().toSorted((one, other) => {',
  },
  {
    clause: 'king-5',
    file: 'rules/phases/king.ts',
    find: 'draft.state.order = ranking(draft)',
    replace: 'ranking(draft)',
  },
  {
    clause: 'king-6',
    file: 'rules/king-track.ts',
    find: 'toSorted((one, other) => num(king, other) - num(king, one))',
    replace: 'toSorted((one, other) => num(king, one) - num(king, other))',
  },
  {
    clause: 'king-6',
    file: 'rules/king-track.ts',
    find: '[...stay, ...rise]',
    replace: '[...rise, ...stay]',
  },
  {
    clause: 'king-7',
    file: 'rules/phases/king.ts',
    find: `  leaveGame(draft, kingTile)\n`,
    replace: '',
  },
  {
    clause: 'king-8',
    file: 'rules/phases/round.ts',
    find: `      announce(draft, 'king-phase', 'king-8')\n`,
    replace: `      if (draft.state.round === ROUNDS) return\n`,
  },
  {
    clause: 'fair-1',
    file: 'rules/phases/fair.ts',
    find: ' || hasHouseIn(draft, seat, town)',
    replace: '',
  },
  {
    clause: 'fair-1',
    file: 'rules/phases/fair.ts',
    find: 'standsAt(draft, seat, MERCHANT_PIECE) === town || ',
    replace: '',
  },
  {
    clause: 'fair-2',
    file: 'rules/phases/fair.ts',
    find: 'num(rules.content.fairs.board, fair) + tile.vp',
    replace: 'tile.vp',
  },
  {
    clause: 'fair-3',
    file: 'rules/phases/fair.ts',
    find: 'return state.contracts.length',
    replace: 'return state.cathedrals.length',
  },
  {
    clause: 'fair-4',
    file: 'rules/phases/fair.ts',
    find: 'king: num(state.kingPoints, seat) }',
    replace: 'king: num(rules.kingSpaces, num(state.king, seat)) }',
  },
  {
    clause: 'fair-5',
    file: 'rules/buildings.ts',
    find: 'return count > 0 && charactersIn',
    replace: 'return charactersIn',
  },
  {
    clause: 'fair-6',
    file: 'rules/phases/fair.ts',
    find: 'return state.crests.filter((crest) => crest !== NONE).length',
    replace: `return state.crests.filter((crest) => crest !== NONE).length + state.storehouse.filter((face) => face !== NONE && at(draft.rules.faces, face).sort === 'crest').length`,
  },
  {
    clause: 'fair-7',
    file: 'rules/phases/fair.ts',
    find: 'Math.min(...counts',
    replace: 'Math.max(...counts',
  },
  {
    clause: 'fair-7',
    file: 'rules/phases/fair.ts',
    find: 'charactersIn(draft, seat, building) >> 1',
    replace: 'charactersIn(draft, seat, building)',
  },
  {
    clause: 'clean-1',
    file: 'rules/phases/cleanup.ts',
    find: 'const LAST_REFILL_OF_THE_KING_TRACK = 2',
    replace: 'const LAST_REFILL_OF_THE_KING_TRACK = 3',
  },
  {
    clause: 'clean-1',
    file: 'rules/phases/round.ts',
    find: `      if (draft.state.round === ROUNDS) return\n`,
    replace: '',
  },
  {
    clause: 'clean-2',
    file: 'rules/phases/cleanup.ts',
    find: `      state.corruption = fullCorruption(rules.content)\n`,
    replace: '',
  },
  {
    clause: 'clean-3',
    file: 'rules/phases/cleanup.ts',
    find: 'for (const seat of state.seats) seat.dice = []',
    replace: '',
  },
  {
    clause: 'clean-4',
    file: 'rules/phases/cleanup.ts',
    find: 'state.wheel === 1 ? 6 : state.wheel - 1',
    replace: 'state.wheel === 6 ? 1 : state.wheel + 1',
  },
  {
    clause: 'clean-5',
    file: 'rules/chance/piles.ts',
    find: 'state.bonusPile.unseen = state.bonusGone',
    replace: 'state.bonusPile.bottom = []',
  },
  {
    clause: 'end-1',
    file: 'rules/phases/final.ts',
    find: 'housesOnMap(draft, seat) * pillarsOnMap(draft, seat)',
    replace: 'housesOnMap(draft, seat) + pillarsOnMap(draft, seat)',
  },
  {
    clause: 'end-2',
    file: 'rules/phases/final.ts',
    find: 'completedBuildings, completed)',
    replace: 'completedBuildings, Math.max(0, completed - 1))',
  },
  {
    clause: 'end-3',
    file: 'rules/phases/final.ts',
    find: 'const RESOURCES_A_POINT = 4',
    replace: 'const RESOURCES_A_POINT = 5',
  },
  {
    clause: 'end-4',
    file: 'rules/phases/final.ts',
    find: 'return draft.state.order.toSorted',
    replace: 'return draft.state.seats.map((_, seat) => seat).toSorted',
  },
  {
    clause: 'end-5',
    file: 'kernel/legal-moves.ts',
    find: `'game-over'`,
    replace: `'not-now'`,
  },
]
