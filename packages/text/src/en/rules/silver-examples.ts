export const silverExamples = {
  'silver-examples': {
    title: 'Examples with silver',
    clauses: {
      'ex-ag-tech':
        'Pink has 4 silver and stands on tier II of the king technology. 3 silver lead to its tier III, and the last one to tier I of the architect technology. Now four effects are active: all three of the king, one of the architect.',
      'ex-ag-prospector':
        'A yellow die of 3 on a segment shared by king and prospector. Pink chooses the prospector, takes its bonus tile (2 gold and 2 VP) and 3 gold, and has 4 AP, with prospector I even 5. As a task 1 silver sends a prospector to map II. Two points move it two spaces, a third places a house for 2 VP; the fourth point is a step across a tablet for 4 VP, which gets its X; the fifth point places a mine for 1 silver and 1 gold.',
      'ex-ag-king':
        'King phase. Orange, on 3 with two mines: 2 silver of income and 1 of the ribbon, 3 VP, the bonus tile, and a mine for the supply. Pink, on −1 with two mines: 2 silver and 1 VP lost. Green, on −3 with one mine: 1 silver and 3 VP lost. Below 0 neither of them gets a mine.',
      'ex-ag-solo':
        'The Cardinalbot prospects for pillars with one prospector and a reach of 3. A cathedral with room is in reach. It takes the contract that lies in reach, which is removed from the game as Very Special Friends is not in play, walks to the cathedral and places a pillar.',
    },
  },
}
