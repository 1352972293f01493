export const silverTechnologies = {
  'silver-technologies': {
    title: 'The nine technologies',
    clauses: {
      'ag-tech-architect':
        'Architect. I: your architect action has 1 AP more. II: each of your contributions also brings a king action with 2 AP. III: contributions cost you less, by 1 where the cost tile asks silver and by 2 where it asks gold or stone, but never less than 1.',
      'ag-tech-joker':
        'Joker. I: your joker action has 1 AP more. II: your joker action also brings a king action with 1 AP. III: you may share the points of a joker action between two different actions; and once, when you reach this tier, take an action of your choice with 2 AP.',
      'ag-tech-character':
        'Character. I: you pay 1 food less for each crest you place. II: each of your bonus markers is worth 1 AP more. III: when you complete a building, be it with its last character or with its crest, you receive the bonuses of all its characters.',
      'ag-tech-merchant':
        'Merchant. I: your merchant action has 1 AP more. II: whenever you place a house, you may use the bonus of one character on your board. III: your houses on all maps are worth 1 VP each, when you reach this tier and with the income of every king phase.',
      'ag-tech-prospector':
        'Prospector. I: your prospector action has 1 AP more. II: each mine you place also gives you 3 identical resources of your choice. III: the movement icon gives a prospector action with 2 AP instead of a single step.',
      'ag-tech-king':
        'King. I: your king action also gives you 2 gold. II: reaching this tier brings a king action with 2 AP, and so does the end of every king phase. III: with your king action you may turn up 2 tiles of the underground pile and keep one; the other goes under the pile.',
      'ag-tech-contract':
        'Contract. I: every contract asks you for one resource less, but at least 1. II: you may turn up 3 tiles of the contract pile and take as many of them as you like for 2 AP each; the others go under the pile. III: every exchange gives you one more resource of your choice, so the first of a turn gives two.',
      'ag-tech-resource':
        'Resource. I: choose a resource tile that nobody has; that resource counts as gold for you from now on. II: a die of that resource gives you 2 more of it. III: a die of that resource gives its action 2 AP more.',
      'ag-tech-die':
        'Die. I: you may change a die by 3 for 2 gold. II: when you take a die whose colour and value are both different from those of all your other dice of this round, you may move your merchant, your architect or a prospector one space; your first die always qualifies. III: you may give up one resource of your die for 1 silver.',
    },
    ours: {
      'ag-tech-joker':
        'Under III you finish the first action before the second and do not return to it; you may leave it without having spent a point on it, and still have what comes with taking it. Each of them brings the points of its own marker and technology, for itself alone; these are spent first, so that only joker points pass to the second action. Of a king action taken first, joker points kept for the second need not be steps; without a second action all of them are. Points a helper adds are joker points. The 2 AP of reaching the tier are for one action, like a helper’s.',
      'ag-tech-character':
        'III follows after the bonus of the character or crest that came last, so that character gives its bonus twice. Buildings completed before you reached the tier give nothing.',
      'ag-tech-merchant':
        'II goes with every house, whether an action, a crest, a character or a tablet placed it, and comes beside the bonus of the space.',
      'ag-tech-king':
        'The tiles of III are offered before the first point of the action. The one you keep needs an empty space in your storehouse and must be a tile you are allowed to take; you may also keep neither.',
      'ag-tech-contract':
        'I: you choose which of the contract’s resources to leave out, and you name it when you fulfil the contract. II: once in each contract action of a die, when you like; you take the tiles right away or not at all, and crests among them are treated like those of the offer.',
      'ag-tech-resource':
        'I holds wherever you pay gold, unit by unit: for changing a die, buying, tiles, tablets, underground cathedrals, and for the identical gold of a contract. It does not turn the resource into gold when something is counted or exchanged. A payment uses your gold first and the resource for the rest. If you would rather keep gold, earmark units of the resource before: these are then paid first. An earmark ends with the next payment of gold or with your turn. II and III hold for a die of that colour, recoloured away or not, and for one recoloured to it; the 2 of II are always of that resource.',
      'ag-tech-die':
        'You may add ordinary changes to the one of I. For II the colour is that of the die itself, whatever it was recoloured to, and the value is the one after changes; you make the step when you have the die’s resources and before the action. III works once for each die, whatever resource it gave, recoloured or not.',
    },
  },
}
