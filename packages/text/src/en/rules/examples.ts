export const examples = {
  examples: {
    title: 'Examples',
    clauses: {
      'ex-corruption-1':
        'Corruption 2. Green stands lowest and moves first, ending on −2. Then the stack of orange and blue moves down to 0 and keeps its order.',
      'ex-corruption-2':
        'Corruption 2 near the bottom: green stops on −10, the last space. Orange and blue come down to −1.',
      'ex-die-pink2': 'A pink die of value 2 gives 2 food and an action with 5 AP.',
      'ex-king-phase':
        'King phase with blue on +3, purple below orange on 0, green on −2: blue takes the tile and scores 3 VP, green loses 2. The new order is blue, purple, orange, green.',
      'ex-fair-verona':
        'Round 3, the fair is in Verona and counts fulfilled contracts. The board gives 3 and the tile 3, so 6 VP a contract. With the merchant in Verona and three contracts blue scores 18 VP.',
      'ex-architect':
        'With three or more players, a die of 3 on the architect gives 4 AP: a step from Frankfurt to Nürnberg, the bonus tile there, a step to Praha, a pillar.',
      'ex-merchant':
        'A die of 4 on the merchant gives 3 AP: from Arles to Genova are two steps, and the third point places a house.',
      'ex-character':
        'A die of 2 on the character action gives 5 AP: two for taking two characters of a kind, two for placing one on floor 2 (1 gold and 1 wool), one for placing the other below it on floor 1 (2 wool). The building is full, and its roof house is yours to place.',
      'ex-contract':
        'A die of 1 on the contract action gives 6 AP: one exchanges 1 food for 1 gold, and as the turn’s first exchange also gives 1 iron; two and three take two contracts from the offer.',
      'ex-king':
        'A die of 4 on the king action gives 3 AP: three spaces up, on top of the orange and purple markers met there.',
      'ex-completed':
        'A character of the king kind fills floor 3 of the first building, and a crest for 6 food goes under it: from then on, this turn included, the king action has 3 AP more.',
      'ex-final':
        'At the end: 5 houses × 5 pillars = 25 VP, 4 completed buildings 10 VP, and 3 iron, 5 gold and 1 wool make 2 VP. 37 VP in total.',
    },
  },
}
