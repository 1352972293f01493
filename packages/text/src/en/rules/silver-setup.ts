export const silverSetup = {
  'silver-setup': {
    title: 'Setting up with silver',
    clauses: {
      'ag-setup-1':
        'The character, bonus, fair and contract tiles of the expansion are mixed with those of the base game. One fair tile of the base game stays in the box.',
      'ag-setup-2':
        'There is a new king track, with ribbons that bring silver, and a second wheel beside the action wheel: the prospector wheel.',
      'ag-setup-3':
        'Three underground maps, I, II and III, lie beside the main map, each with a side drawn by lot; for a first game take the three sides A. Every bonus space on them gets an underground bonus tile, and the tiles left over form the underground pile. Under each underground cathedral lies a random cost tile in silver or in gold, whichever its icon asks; its cathedral tiles lie in a stack, the most VP on top. The marks 3+ and 4 mean the same as on the other tiles and spaces.',
      'ag-setup-4':
        'Three of the nine technologies are drawn at random; for a first game, use architect, joker and character. If the resource technology is among them, its four resource tiles (food, wool, stone and iron) lie on tier I.',
      'ag-setup-5':
        'The scoring overlay lies with a random side up. It says what is multiplied at the end: either houses or mines × pillars, or pillars or mines × houses.',
      'ag-setup-6':
        'Everybody but the first player starts with 1 silver. You have three prospectors: one stands on map I, where you start, and two are in your supply. Of your six mines one stands on map I too, two are in your supply and three lie beside the king track. An additional pillar lies on your last contract space. Your technology markers stand below tier I of each of the three technologies.',
      'ag-setup-7':
        'The prospector action has one bonus tile, drawn from the ordinary pile. It belongs to both segments that face this action: once somebody has taken it through one of them, the other has none either.',
      'ag-setup-8':
        'With the hammer there are seven kinds of crest, but your board still has six crest spaces. You may hold all seven; the seventh can’t be placed any more.',
    },
    ours: {
      'ag-setup-1': 'The one left out is the king tile.',
      'ag-setup-2': 'How the prospector wheel stands at the start is drawn at random as well.',
    },
  },
  'silver-and-technologies': {
    title: 'Silver and technologies',
    clauses: {
      'ag-silver-1':
        'Silver is not one of the resources. You can’t buy it for 2 gold, exchange it, or choose it where a text says “any” or “identical” resources, and it does not count among the resources left at the end. You spend it on technologies, on prospectors, on underground cathedrals and on some tiles.',
      'ag-tech-1':
        'Task: advance one tier on a technology. Tier I costs 1 silver, tier II 2 and tier III 3, and you can’t skip any. From then on you have its effect, and you keep those of the tiers below.',
      'ag-tech-2':
        'A technology that speaks of taking an action means the action of your die. Actions that come from tiles, characters or contracts do not count, unless the technology says so.',
      'ag-tech-3':
        'A die on the joker counts twice here, just as with bonus markers: once for the joker, once for the action it becomes.',
      'ag-tech-4':
        'What a technology adds to the die itself depends on the tiers you have at the moment you take it: a tier reached after that changes neither the resources nor the points of this die. What it adds to the action depends on the tiers you have when the action begins, so there is still time between die and action, but not later. One thing works at any time: with character II your markers grow at once, even during the action.',
      'ag-tech-5':
        'An action or bonus that a technology gives you interrupts what you are doing and has no bonus markers. An effect tied to an event and not to an action, such as placing a house or a mine or making an exchange, works however that event comes about.',
      'ag-tech-6':
        'If a pile holds fewer tiles than you may turn up, you turn up all there are. Tiles you put back go under the pile in the order in which they were shown.',
    },
    ours: {
      'ag-silver-1': 'There is always enough of it.',
    },
  },
}
