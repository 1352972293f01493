export const silverSolo = {
  'silver-solo': {
    title: 'The Cardinalbot and silver',
    clauses: {
      'ag-solo-1':
        'Six decrees are replaced by new versions of the same name, and three are added for the new fairs. Pillars of History or Houses of Destiny takes the place of Everlasting Fame, according to the scoring overlay. There are four more challenges. At the hard level the Cardinalbot starts with 1 silver and 30 VP.',
      'ag-solo-16':
        'Random challenges are drawn from all twelve. Being first player, the Cardinalbot starts without silver below the hard level; you start with 1.',
      'ag-solo-2':
        'The Cardinalbot has a prospector and a mine on map I, and its five other mines are ready from the start. In the preparation phase its second prospector enters map II in round 2 and its third one map III in round 3, free of charge. It has no technologies and ignores the movement icon.',
      'ag-solo-6':
        'If a decree leaves it with actions of equal AP, it prefers the prospector action.',
      'ag-solo-18':
        'For a decree that names the prospector action, any die beside it or on the joker will do: it goes where it has most AP; if those are equal, as when both share a segment, to the prospector’s segment with its bonus tile.',
      'ag-solo-4':
        'Prospector: it seeks a town within reach of its prospectors where a mine, a pillar or a house still finds room. Only the kinds its decree names count, in that order. Between maps it prefers one where you have a prospector too, then a space with a printed bonus, then the higher map. With nothing in reach it extends its reach as little as it must. It takes the best bonus tile in reach on the map of that town, walks there by the shortest way, the one with the most open tablets if there are several, and covers these without their effect. Then it places the piece at no cost: a mine gives it silver and gold, a house only VP.',
      'ag-solo-5':
        'If it can’t prospect at all, or is to place a mine when all its six are built, it draws a King’s Surprise instead.',
      'ag-solo-17':
        'After the three comparisons above, which hold between towns of one map too, only chance. With all six mines built, an empty mine space that would be chosen means the King’s Surprise at once, with no underground tile and no move, even if a later kind could be placed.',
      'ag-solo-7':
        'For an underground cathedral it pays the silver or gold of the cost tile, as you do.',
      'ag-solo-21':
        'Whether stone is what it requires most depends only on cathedrals that cost stone. It may replace missing stone by 2 gold, but neither silver nor the gold of an underground cathedral.',
      'ag-solo-11':
        'To the Cardinalbot a tile with a price is a helper of resources or of actions, whichever it gives, and costs it nothing. Tiles that bring a mine are helpers of the other kinds, with or without a price. The tile that recolours and adds 1 AP ranks among the other kinds, but counts as an action helper for Whispers in the King’s Ear and Ecclesiastical Income.',
      'ag-solo-20':
        'It still has five buildings: if a kind of character has no column there and none is empty, it passes over that kind as it does over one it has two of. For Visitors to the Curia silver is no resource and an unlocked mine no build: it gets neither, though each is one unit of a character’s value. When helpers are ranked, and for Resourceful Clergy, silver counts as a resource.',
      'ag-solo-22':
        'In the king phase nothing else changes: it wins every tie with you, for the tile and for the turn order. It has the income of its mines, and the ribbon of its space before its marker returns. It brings no mine to its supply, as all are there.',
    },
    ours: {
      'ag-solo-16':
        'It is Pillars of History if the overlay multiplies by pillars, and Houses of Destiny if it multiplies by houses.',
      'ag-solo-2':
        'All eight pillars of its colour are available from the start, for its board has no contract space for the additional one. A map that has a prospector of its own already is passed over.',
      'ag-solo-18':
        'If it takes a die from a shared segment without an action being named, it plays the prospector action, unless a King’s Surprise would come instead; another action that the decree names stays that action.',
      'ag-solo-17':
        'Within reach the kinds are tried one after the other before it looks further. Beyond its reach the smallest extension decides before the kind. If the decree names no kinds, the order is mine, pillar, house; pillars and houses it has none left of are passed over. It draws the card also if none of the kinds allowed is left anywhere on its maps; the card is free, and it keeps it.',
      'ag-solo-11':
        'Very Special Friends goes by its rank and gives 5 gold for it, whatever those two give besides.',
    },
  },
  'silver-surprises': {
    title: 'The King’s Surprises and the end',
    clauses: {
      'ag-solo-3':
        'After the king phase of rounds 1 to 3 the Cardinalbot spends silver on King’s Surprises: 1 silver for one card, 3 for two, 5 for three, as many as it can pay. It does what they say, leaving out what it can’t do, and keeps the cards: at the fair of technologies each counts as one.',
      'ag-solo-9':
        'The twelve cards: a random crest it lacks, 5 VP. Character 2 AP, king 2 AP, 8 VP. Character 3 AP, king 1 AP, 6 VP. King 4 AP, 3 most required resources, 4 VP. A prospector on map III free, or 6 VP if that is impossible, and prospector 2 AP. A house in a fair town, architect 2 AP, 6 VP. A pillar at the main map’s cathedral of fewest VP without one of its own, merchant 2 AP, 4 VP. Contract 3 AP, king 2 AP, 4 VP. 5 gold, contract 2 AP, 5 VP. 2 silver and 3 VP for each mine built. Contract 2 AP, 2 most required resources, 6 VP. King 2 AP, 4 most required resources, 6 VP.',
      'ag-solo-19':
        'Actions of these cards have exactly the AP printed, without markers. Tasks they make possible wait for its next turn. The house in a fair town is built for the next fair to come, or for a later one if there is no room, else in another fair town, by chance. The cathedral of fewest VP is judged by cost tile and topmost tile together. When the cards have run out, it gets none. All this comes after your king II.',
      'ag-solo-8':
        'At the end it scores the product of the overlay as you do, with the larger of the two counts, and nothing for technologies. After its last contracts each silver it has left is 1 VP.',
      'ag-solo-10':
        'The four new challenges are Prospector’s Guild, Snowball’s Chance, All that Glitters and News of Travellers.',
      'ag-solo-12':
        'Prospector’s Guild: if its die comes from beside the movement icon, it resolves a prospector action of 1 AP on the spot, looking for a mine, then a pillar, then a house.',
      'ag-solo-13': 'Snowball’s Chance: each 6 it takes also gives 1 silver.',
      'ag-solo-14':
        'All that Glitters: for cathedrals, stone, gold and silver are interchangeable; stone goes first, silver last.',
      'ag-solo-15':
        'News of Travellers: the tablets its prospector action covers take effect for it. Where you would get a technology or a mine for your supply, it gains 1 silver. It places a pillar on the main map, at the cathedral worth most VP where it has none; a house on the space with most printed VP among those the tablet permits; a mine where most gold is printed, on any map where it has a prospector. A free prospector enters a map where it has none; chance decides which.',
    },
    ours: {
      'ag-solo-15': 'It pays what a tablet asks if it can, and otherwise skips that part.',
    },
  },
}
