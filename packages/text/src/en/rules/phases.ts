export const phases = {
  king: {
    title: 'King phase',
    clauses: {
      'king-1':
        'Whoever is highest on the king track takes the bonus tile beside it, or discards it. It must be discarded if your storehouse is full, if it is a crest you have, or if it is a contract and all your contract spaces are filled.',
      'king-2': 'In the last round no tile lies there: the highest player scores 4 VP instead.',
      'king-3':
        'Then everybody scores the VP of their space on the track; a negative number is lost.',
      'king-4':
        'If several markers share the highest space, the bottom one in the stack (the first to arrive) counts as highest.',
      'king-5':
        'The new turn order follows the track from the top; on one space, the lower in the stack comes first.',
      'king-6':
        'Markers below 0 return to 0. Those closer to 0 go first and each is stacked on what is already there, so the one that was furthest down ends up on top; a stack moves as it is. All other markers remain.',
      'king-7':
        'No tasks are possible in this phase, so you can’t free a space for the tile. A discarded tile is removed from the game.',
      'king-8':
        'In round 4 this phase is played in full as well: the turn order it sets decides ties at the end.',
    },
    ours: {
      'king-2': 'The same holds if the space is empty for another reason.',
    },
  },
  fair: {
    title: 'Fair phase',
    clauses: {
      'fair-1':
        'You take part in the fair of the round if you have a house in its town or your merchant is there. So everybody takes part in the first, in Tiletum.',
      'fair-2':
        'Add the VP the board shows for this round to those of the fair tile. You score this sum once for each time you meet the tile’s condition.',
      'fair-3':
        'A fair tile counts one of these: pairs of a house and a pillar; pairs of a fulfilled contract and a cathedral tile; pairs of a fulfilled contract and a crest; fulfilled contracts; houses; pillars; crests; cathedral tiles; characters on floors 2 and 3; buildings filled with characters; or your place on the king track.',
      'fair-4':
        'The king tile gives the sum once, and the VP of the king space where your marker stood before the markers below 0 were moved back. That may be negative. It comes on top of the points of the king phase, and you must be present as at any fair.',
      'fair-5': 'Only buildings filled with character tiles count as filled, so not the sixth.',
      'fair-6': 'Contracts count when fulfilled, not while they wait in the storehouse.',
      'fair-7':
        'The number of pairs is the smaller of the two counts. Your house in Tiletum counts among the houses. Buildings of one room have floor 1 only.',
    },
    ours: {
      'fair-6': 'In the same way crests count when placed.',
    },
  },
  cleanup: {
    title: 'Cleanup phase',
    clauses: {
      'clean-1':
        'Refill the empty bonus spaces of the six actions; untaken tiles stay. The place beside the king track is refilled too, except after round 3. After round 4 there is no cleanup.',
      'clean-2': 'All six corruption tokens are shuffled, and three are laid out again.',
      'clean-3': 'All dice go back into the bag.',
      'clean-4': 'Turn the wheel clockwise by one segment.',
      'clean-5':
        'Bonus tiles removed from the game (used helpers, discarded and removed tiles, but not placed crests or fulfilled contracts) come back in one case: when one is to be drawn and the pile is empty, they are shuffled into a new pile. Any other pile that runs out leaves spaces empty.',
    },
    ours: {
      'clean-4':
        'Derived, as the values rise clockwise: every action is now beside a value one lower and so worth one action point more; only the one that was beside 1 comes to 6, and is worth the least again.',
    },
  },
  end: {
    title: 'The end of the game',
    clauses: {
      'end-1':
        'After round 4 multiply the number of your houses on the map by the number of your pillars on the map, and score the product in VP.',
      'end-2': 'Score 0, 0, 5, 10, 20 or 30 VP for 1, 2, 3, 4, 5 or 6 completed buildings.',
      'end-3': 'Score 1 VP for every 4 resources you have left, of all kinds together.',
      'end-4':
        'The player with the most VP wins. If players are tied, the one earlier in the turn order of the last king phase wins.',
      'end-5':
        'After the last turn no task is possible, and tiles left in a storehouse are worth nothing.',
    },
  },
}
