export const turn = {
  round: {
    title: 'The round',
    clauses: {
      'round-1':
        'The game lasts four rounds. Each has five phases: preparation, action, king, fair and cleanup.',
      'prep-1':
        'Preparation: 8, 11 or 14 dice (for 2, 3 or 4 players) are drawn from the bag and rolled, and each goes to the segment of the wheel that shows its value.',
      'act-1':
        'Action phase: three times in a row the first player turns over the next corruption token, from the right, and then everybody takes one turn in turn order.',
      'act-2':
        'A corruption token shows 0, 1 or 2. All king markers move down by that many spaces, but never below the lowest space.',
      'act-3':
        'The lowest markers move first. Markers on the same space keep their order in the stack. A marker that arrives where others could go no further is placed on top of them.',
    },
  },
  turn: {
    title: 'Your turn',
    clauses: {
      'turn-1':
        'In your turn you take one die from the wheel, receive its resources, and perform the action its segment faces.',
      'turn-2':
        'Right before you take it, you may pay 2 gold to raise or lower the die’s value by 1, as often as you can pay; 6 and 1 are adjacent. The new value counts for everything: segment, bonus tile, resources, action and action points.',
      'turn-3':
        'If a bonus tile still lies on that action you may take it into your storehouse. You may also leave it, even if you have room.',
      'turn-4': 'You receive as many resources as the die’s value, of the kind of its colour.',
      'turn-5':
        'The action has 7 minus the die’s value action points (AP), plus your bonus marker for this action if you have one. So a low die gives few resources but a strong action, and a high die the reverse.',
      'turn-6':
        'You need not use all your points, save those of a king action. Points of a bonus action are lost when you end it, those of your die’s action when you end your turn.',
      'turn-7':
        'You may do tasks at any time in your turn: before the die, between action points and after them.',
      'turn-8':
        'A turn has this order: tasks if you like; choosing the die, changed and recoloured as you wish; taking or leaving its bonus tile; receiving its resources; the action; ending the turn. Tasks fit before the die and at every later decision, so you may still free a space for the bonus tile after taking the die, but not with the resources that die is about to give.',
      'turn-9':
        'Which die, to what value, with what recolouring and at what price is one decision: no task fits inside it, and you change only the die you take. Gold from tasks done before may pay for it; gold from the die itself can’t.',
      'turn-10': 'You take exactly one die each turn, even if its action is no use to you.',
    },
  },
  storehouse: {
    title: 'The storehouse',
    clauses: {
      'store-1':
        'Your storehouse has four spaces. Every tile you take, whether bonus, character or contract tile, goes there first and needs an empty space.',
      'store-2': 'A tile you have taken can’t be discarded.',
      'store-3':
        'While your storehouse is full you can’t take any tile. You may first do tasks that free a space.',
      'store-4': 'You never have to take a tile.',
      'store-5':
        'These limits apply wherever you take a tile from (wheel, map, offer or king track): no second crest of a kind, and no contract once all your contract spaces are filled.',
      'store-6':
        'A contract, crest or character leaves the storehouse before you receive what it gives, so its space is already free. A helper keeps its space until all it gives is done, and can’t be used again meanwhile. A recolouring helper keeps its space until you have the die’s resources; so that space is not yet free for the bonus tile that comes with the same die.',
    },
  },
  nesting: {
    title: 'Nested effects',
    clauses: {
      'nest-1':
        'When an effect gives you something to do, you finish that before you go on with what it interrupted. The last one started is the first to finish. Only points added to the action of your die wait for that action.',
      'nest-2':
        'Tasks are allowed at every decision of your own turn, also in the middle of a nested action and between the parts of a bonus. They never fit inside a single move or payment, and never outside your turn: not in the king, fair or cleanup phase, nor at the final scoring.',
      'nest-3':
        'Effects may nest as deeply as they happen to, and the same building or kind of tile may come up again in one chain. A chain always ends, because each link uses up a point, a tile, a piece or a payment.',
      'nest-4':
        'You pay a cost in full, from what you have, before its effect begins. What you can’t pay you can’t begin.',
      'nest-5':
        'A benefit you can’t use, wholly or in part, is lost, and it never forbids what would give it. Actions other than the king action, steps, placements and tiles may be declined; resources, points, steps on the king track and pieces for your supply are simply received.',
      'nest-6':
        'When one event causes several things at once, pieces go to your supply first, then the bonuses follow in the order you like, and a building counts as completed last.',
      'nest-7':
        '“The bonuses of all characters of a building” means those who live there when the effect begins: each once at most, in the order you like, each one optional.',
    },
    ours: {
      'nest-7': 'The rulebooks say so for house spaces; we use it wherever this effect occurs.',
    },
  },
}
