export const tasks = {
  tasks: {
    title: 'Tasks',
    clauses: {
      'task-1': 'Buy: pay 2 gold for 1 food, wool, stone or iron. Gold itself can’t be bought.',
      'task-2':
        'Fulfil a contract in your storehouse: pay what it requires and move it to your leftmost open contract space. If there is a pillar on that space, add it to your supply. Score the VP of the tile and those printed on the space, then receive what else the tile gives.',
      'task-3':
        'The “identical” resources of a contract are all of one kind that you name. Where the contract also asks iron or wool by name, you may name that same kind, if you have enough for both.',
      'task-4':
        'Place a crest of your storehouse under any of your six buildings that has none, with or without characters: pay the food of that building, from the left 6, 6, 5, 4, 3 or 2, and receive its bonus. The crest stays there.',
      'task-5':
        'The bonuses of the crest spaces, from the left: a house from your supply to any town with room and without one of yours; a pillar to any cathedral, on the same terms; your merchant to any space; your architect to any space, roads included; any 2 resources; 5 VP. You may place a crest even if you can’t use its bonus or do not want it.',
      'task-6':
        'Contribute to a cathedral where you have a pillar, wherever your architect is: pay its stone, take the topmost cathedral tile, and score the VP of the cost tile and of that tile. You may do this once at each cathedral.',
      'task-7': 'Use a helper of your storehouse. It is then removed from the game.',
      'task-8':
        'You may never have two crests of the same kind, placed or in your storehouse. You can’t take a crest you have already.',
      'task-9':
        'A house gives the bonus of its space however it was placed: by an action, a crest or a character.',
    },
  },
  helpers: {
    title: 'Helpers',
    clauses: {
      'help-1': 'An action of your choice with 1 AP; any action but the joker.',
      'help-2':
        'A merchant, character, contract, architect or king action with 2 or 3 AP, as the tile shows.',
      'help-3': '1, 2 or 3 AP more for the action of your die, at any time of your turn.',
      'help-4':
        'Recolour: used when you choose a die. Name a resource; the die gives that kind instead of its own.',
      'help-5': 'Gold, VP or both, as printed.',
      'help-6': 'Any 2 or any 3 resources.',
      'help-7': '1 food, 1 wool, 1 stone and 1 iron.',
      'help-8': 'Choose one of your buildings: you receive the bonuses of all its characters.',
      'help-9':
        'AP that do not come from your die, but from a helper, character, contract or crest, never include your bonus markers.',
      'help-10':
        'You may use a helper even if it does nothing for you, just to make room. But where it has a condition, that must be met: you have taken a die this turn, you are choosing a die, one of your buildings has a character, you can pay its price. King steps are made all the same.',
      'help-11':
        'An action that a helper, a character or a contract gave you may itself be interrupted by a helper.',
    },
    ours: {
      'help-3':
        'Any time after you have taken the die: also while its bonus tile is decided, inside an action in between, and when its points are used up. The points wait for the action of the die (of the joker: for what it becomes), and the helper’s space is free at once.',
      'help-4':
        'It is part of the choice of the die, so a tile that comes with that die is too late for it. You may name any kind; of several recolourings the last one counts; the die itself keeps its colour.',
      'help-8':
        'In the order you like, each one optional: the rulebooks say so of the house space.',
      'help-9':
        'You spend them before the interrupted action goes on, save those that a helper adds to the action of your die.',
    },
  },
  characters: {
    title: 'What characters give',
    clauses: {
      'bonus-1':
        'Contract characters: a contract action with 1 or 2 AP and one resource of your choice; or a contract action with 3 AP.',
      'bonus-2':
        'Various characters: resources or VP as printed, such as 2 wool, 1 gold and 1 iron, 3 gold, 2 stone or 3 VP.',
      'bonus-3': 'A character action or a king action with 1 or 2 AP.',
      'bonus-4':
        'Steps: one with the architect and one with the merchant, as you like; or one or two with the merchant; or one or two with the architect.',
      'bonus-5':
        'Move your merchant one space and place a house where it is, in any order, each one optional; or only a house.',
      'bonus-6':
        'A step of the architect and a pillar where it stands, in any order, each one optional; or only a pillar.',
      'bonus-7':
        'These steps, houses and pillars cost no AP. All other rules hold: an empty space, none of yours there yet, a piece in your supply.',
    },
    ours: {
      'bonus-1': 'The action and the resource come in the order you like.',
    },
  },
  deals: {
    title: 'The contracts',
    clauses: {
      'deal-1': '1, 3, 5, 7 or 8 identical resources for 1, 3, 6, 10 or 13 VP.',
      'deal-2':
        '2, 3 or 9 iron for 2, 4 or 17 VP. 5 or 7 iron for 7 or 11 VP and one space up the king track.',
      'deal-3':
        '2, 3 or 9 wool for 2, 4 or 17 VP. 5 or 7 wool for 7 or 11 VP, and your merchant moves from its town to one directly linked with it: not to, from or over the space of a road.',
      'deal-4':
        '2 or 3 identical resources together with 2 or 3 iron for 5 or 8 VP; the same with wool.',
      'deal-5': 'Iron and wool together, 1, 2 or 4 of each, for 2, 6 or 12 VP.',
      'deal-6':
        '3 iron and 3 wool for 9 VP, 5 iron and 5 wool for 16 VP, each with a character action of 1 AP.',
      'deal-7': 'A bonus tile that shows a contract is treated exactly like a contract tile.',
    },
    ours: {
      'deal-3': 'The move is optional.',
      'deal-5': 'How much of each only the pictures show; the amounts are ours.',
    },
  },
  buildings: {
    title: 'Completed buildings',
    clauses: {
      'build-1':
        'A building is completed when all its rooms are filled and a crest lies under it, in whichever order. Immediately place your bonus marker worth as many AP as the building has rooms (1, 2 or 3) on its characters’ action.',
      'build-2':
        'If that is your die’s current action, the new points count at once; also when the joker stands for it.',
      'build-3': 'Bonus markers count only for points you get by choosing a die.',
      'build-4':
        'To complete the sixth building you only need a crest under it. No action becomes stronger, but it counts at the end.',
      'build-5':
        'You have the new points for the rest of your turn, even when the action of your die is waiting at that moment or had already run out of points. Before that you resolve the bonus of the character or crest that completed the building.',
    },
  },
}
