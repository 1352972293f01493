export const soloActions = {
  'solo-actions': {
    title: 'Its actions',
    clauses: {
      'solo-reach-1':
        'Its reach is the number of its AP. Further spaces cost it 1 gold each; if it has too little, it pays all its gold and goes all the same.',
      'solo-reach-2':
        'Distances are the shortest ways, the spaces of roads counted; where it stands is distance 0.',
      'solo-arch-1':
        'Architect: it places a pillar where its architect stands, if allowed, at no cost; takes the best bonus tile in reach without moving; then moves to the best cathedral in reach without a pillar of its own: most VP (cost tile and topmost tile), one you have not built, least stone, nearest. With none in reach it goes to the nearest beyond.',
      'solo-arch-2':
        'The closed cathedral is never a target. Among equally near ones beyond reach the other comparisons decide. With no pillar left it takes the tile, moves and pays all the same, and places nothing.',
      'solo-merch-1':
        'Merchant: if it can’t place a house where its merchant stands, it first moves, for 1 gold a space as far as it has gold, to a town with an empty house space no further away than its gold: the next fair’s town, a space with VP, one with another bonus, the nearest; else simply to the nearest. It places a house there (of its bonus, only VP count), takes the best bonus tile in reach, and moves on to the best town in reach by the same comparisons, or to the nearest beyond.',
      'solo-merch-2':
        'With no house left it goes through all steps, the paid move before building included, and places nothing; its own town, if it counts, is among them.',
      'solo-char-1':
        'Character, for each AP: it places a character it holds, below one of the same kind, else in the leftmost empty upper room, and ignores its bonus. If it holds none, it takes one from the offer: never a kind it has two of; preferably a kind it has one of, leftmost first; of one kind the one that gives more. If none can be taken, the offer is renewed once in this action, free.',
      'solo-char-2':
        'How much a character gives is the number of units printed on it: resources, VP, action points, steps, buildings. It counts only between characters of one kind; between kinds new to it chance decides among the best of each. If after the free renewal still none can be taken, the AP left are lost.',
      'solo-contr-1':
        'Contract: first it takes every new crest, beginning at the right. Next it takes each contract for which it has the resources, starting with the most VP (the cheaper, if equal), and fulfils it on the spot. If there was no such contract and it has a free place, it takes one contract, that which lacks the fewest resources, the rightmost of equals. Each AP left gives it one most required resource.',
      'solo-contr-2':
        'At each point it leaves aside tiles that cost more AP than it has left. Whether a contract can be fulfilled is judged anew after each one, the most required resource for each AP. “Lacks” counts units, without buying.',
      'solo-king-1': 'King: one space up the track for each AP.',
    },
    ours: {
      'solo-arch-2': 'With a pillar at every cathedral it does not move.',
      'solo-merch-2':
        'A town counts with a free space and no house of its own there. The “next fair” is that of the current round. Spaces with more VP come before those with fewer, even inside one town. With no such town it takes the bonus tile and does not move.',
      'solo-contr-1': 'It “can fulfil now” with the resources it has, without buying any for gold.',
    },
  },
  'solo-needs': {
    title: 'What it needs and prefers',
    clauses: {
      'solo-need-1':
        'Its most required resource is: stone, if it has a pillar at a cathedral it has not built and can’t pay for one; else food, if it holds an inactive crest, has a building with two characters and no crest, and less than 3 food; else, with any unfulfilled contract, iron or wool, whichever it needs to gain more of; else gold.',
      'solo-need-2':
        'For stone, gold is not counted: what matters is whether the stone it has would pay any of these cathedrals. Iron or wool is required also when its contracts lack only identical units, or nothing; if both miss equally, the one it has less of, then chance. When it gets several units, ask anew for each.',
      'solo-bonus-1':
        'The best bonus tile, in this order: crests (one new to it, then one new to you); other helpers; helpers that give resources and VP (more VP, more resources, more of free choice); helpers that give actions (more AP); contracts (fewer resources lacking).',
      'solo-bonus-2':
        'A new crest it keeps, inactive; one it has already is removed from the game. Every other tile is removed from the game without effect, unless a challenge says otherwise.',
    },
  },
  'solo-end': {
    title: 'The end and the challenges',
    clauses: {
      'solo-end-1':
        'It scores houses × pillars. If it has unfulfilled contracts, its stone and all its food become gold and it tries to fulfil them. Then 1 VP for every 4 resources. You win only with more VP than it has.',
      'solo-end-2':
        'Each of these contracts scores its VP and 5 more. For completed buildings it scores nothing.',
      'solo-chal-1':
        'Very Special Friends: a helper of the other kinds gives it 5 gold; a contract on a bonus tile is treated as one from the offer: fulfilled at once if it can, else kept on a free place, else removed.',
      'solo-chal-2':
        'Resourceful Clergy: it receives what helpers of resources and VP give; where there is a choice, what it requires most.',
      'solo-chal-3':
        'Whispers in the King’s Ear: a helper of actions moves it one space up the king track.',
      'solo-chal-4':
        'Ecclesiastical Income: a helper of actions gives it as many VP as it has AP. With both of these challenges in play both apply.',
      'solo-chal-5':
        'Visitors to the Curia: characters it places give it their resources (where there is a choice, what it requires most) and VP, and 1 VP for each action point, step or building they show.',
      'solo-chal-6': 'Deep Coffers: every die gives it one more resource.',
      'solo-chal-7':
        'Favor at the Court: +5 takes the place of +3 on the king track, at the start and at each return.',
      'solo-chal-8':
        'Ready for Action: its markers lie in the order +3, +2, +2, +1, +1, and it starts with a random inactive crest.',
    },
    ours: {
      'solo-end-2': 'Stone and food become gold one for one.',
      'solo-chal-6':
        'It is the one it requires most once it has the die’s resources: the card shows the bag, not the colour of the die, and the bag stands for the most required elsewhere.',
    },
  },
}
