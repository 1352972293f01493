export const soloExamples = {
  'solo-examples': {
    title: 'Examples of its turn',
    clauses: {
      'ex-solo-noblesse':
        'Noblesse Oblige. A crest lies in Venezia, 9 steps from its architect in London, and its reach is 6: no. For the merchant there is no die, on the joker neither: no. The new crest of the offer costs 3 AP and it would have 2: no. So the next decree, Busy Hands: a character action, and three dice lie there, blue, light gray and yellow. Its list ranks the pair above yellow, and it is iron that is short by 3, so blue it is. Afterwards it can fulfil its contract of 7 iron for 11 + 5 VP.',
      'ex-solo-reach':
        'With 1 AP only Troyes and Frankfurt are in reach of Strasbourg. With 6 AP the cathedrals of Paris, Lyon and Köln are in reach of London, and no others.',
      'ex-solo-architect':
        'It places a pillar in London, takes the bonus tile of Antwerpen, which it prefers to the one in Brugge, and moves to Lyon, the cathedral in reach with the most VP.',
      'ex-solo-merchant':
        'With 1 AP in Strasbourg, where the house space is taken: for 1 gold it moves to Frankfurt, where the next fair is, and places a house. No bonus tile is in reach. The next town with room is Troyes, 2 steps away: it goes there, though it has no gold for the second step.',
      'ex-solo-character':
        'With 4 AP: it places the character it holds; takes, of two that fit its first column, the one that gives more; places it below, which completes that building and wins the +1 marker, its crest being active; and takes the king character.',
      'ex-solo-contract':
        'With 5 AP, 4 wool and 1 iron: the new crest for 3 AP. With the 2 AP left no contract can be fulfilled at once, so it takes the middle one for 2 AP: 3 wool and 3 identical, of which it lacks one. The rightmost would be cheaper, but lacks four.',
    },
  },
}
