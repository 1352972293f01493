export const silverPhases = {
  'silver-phases': {
    title: 'The phases and the end with silver',
    clauses: {
      'ag-king-1':
        'The king phase begins with income: each of your mines on the maps, the first included, gives you 1 silver.',
      'ag-king-2':
        'If your marker then stands on 0 or above, one of your mines beside the track comes to your supply. Where a ribbon hangs on your space, you gain its silver.',
      'ag-king-3':
        'The whole phase in order: income of the mines, and merchant III with it; the bonus tile; the VP of your space with mine and ribbon; the turn order; markers below 0 return; at last king II. For its actions you follow the new turn order, and the spaces they climb change nothing about that order.',
      'ag-king-4':
        'A mine that comes to your supply is always one of your own three beside the king track. When they are gone you get none, and a tile that asks gold for one can’t be used.',
      'ag-clean-1':
        'Cleanup: if the bonus tile of the prospector action was taken, a new one comes there. The tiles on the underground maps are not replaced.',
      'ag-clean-2':
        'Cleanup: the action wheel turns clockwise as usual; then the prospector wheel turns one step the other way.',
      'ag-clean-3': 'The wheels turn independently.',
      'ag-clean-4':
        'Underground bonus tiles removed from the game never come into the ordinary pile, and no new underground pile is formed of them.',
      'ag-end-1':
        'At the end you score completed buildings as before; the product of the scoring overlay; 1 VP for every 4 resources and 1 VP for every 2 silver left; and for each technology 1 VP for tier I, 2 more for tier II and 3 more for tier III, thus 6 for all three. Where the overlay names two kinds of pieces, the one you have more of counts. Pieces on the main map and on the underground maps count together.',
    },
    ours: {
      'ag-clean-3':
        'Derived: the prospector action moves on to the neighbouring actions, and its two values become two lower each round, with 6 following below 1.',
    },
  },
}
