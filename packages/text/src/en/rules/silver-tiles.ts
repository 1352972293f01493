export const silverTiles = {
  'silver-tablets': {
    title: 'The stone tablets',
    clauses: {
      'ag-tablet-1': 'Place a prospector free of charge on an underground map where you have none.',
      'ag-tablet-2':
        'Take a king action with 1 AP; and if you like, pay 1 silver for 5 VP. Payments at tablets are always up to you.',
      'ag-tablet-3': 'Score 5 VP; and if you like, pay 1 silver for a king action with 3 AP.',
      'ag-tablet-4':
        'Take a king action with 1 AP; and if you like, pay 1 silver for another one with 3 AP.',
      'ag-tablet-5':
        'If you like, pay 2 gold to place a mine on any space that is legal for it, on any underground map where you have a prospector.',
      'ag-tablet-6':
        'If you like, advance one tier on a technology for 2 silver less than usual, but at least 1.',
      'ag-tablet-7':
        'If you like, pay 2 gold to place a pillar at any cathedral where it is legal, on the main map or on an underground map where you have a prospector.',
      'ag-tablet-8':
        'If you like, pay 2 gold to place a house in any town where it is legal, on the main map or on an underground map where you have a prospector.',
      'ag-tablet-9': 'Score 4 VP.',
    },
    ours: {
      'ag-tablet-9': 'The rulebook’s example crosses such a tablet, though its list leaves it out.',
    },
  },
  'silver-tiles': {
    title: 'New tiles',
    clauses: {
      'ag-bonus-1': 'Helper: a prospector action with 2 AP.',
      'ag-bonus-2':
        'Helper: pay 2 gold for 1 silver; or pay 2 gold to bring one of your mines from beside the king track to your supply.',
      'ag-bonus-3': 'Helper: pay 1 silver for 5 identical resources.',
      'ag-bonus-4': 'Helper: 1 silver.',
      'ag-bonus-5': 'Helper: one of your mines comes from beside the king track to your supply.',
      'ag-bonus-6': 'Contract: 4 wool, or 4 iron, for 6 VP and a prospector action with 1 AP.',
      'ag-bonus-7':
        'Helper: pay 1 silver for the action shown with 4 AP; or pay 1 silver for an action of your choice with 3 AP.',
      'ag-bonus-8':
        'Helper: recolour the die you are choosing, as usual, and its action has 1 AP more.',
      'ag-bonus-9':
        'Crest: the hammer, a seventh kind. As with the others you never have two of it.',
      'ag-char-1':
        'There are characters of the prospector kind. They give 2 gold; 1 silver and 1 gold; a prospector action with 1 AP; a king action with 1 or 2 AP; or one of your mines from beside the king track to your supply. Completing their building strengthens your prospector action.',
      'ag-deal-1':
        'New contracts: 2 wool and 3 identical resources for 4 VP and 1 silver; 2 iron and 3 identical resources for 6 VP and a prospector action with 1 AP; 2 wool and 2 iron for 4 VP and a prospector action with 1 AP.',
      'ag-fair-1': 'Fair: your mines on the maps, the first one included.',
      'ag-fair-2':
        'Fair: the tiers of your technologies added up, each counted by the number of the tier its marker has reached; a marker on tier III counts 3.',
      'ag-fair-3':
        'Fair: pairs of a mine and an underground house or pillar. Houses and pillars count together; the smaller number, theirs or that of your mines, is the number of pairs.',
    },
  },
}
