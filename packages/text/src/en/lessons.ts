/** The lessons: what each step says, in at most two short lines. */
export const lessons = {
  title: 'Learn to play',
  intro:
    'Each lesson is played on the real board. Your progress is saved, so you can leave and come back at any time.',
  minutes: (minutes: number) => `about ${minutes} minutes`,
  number: (number: number) => `Lesson ${number}`,
  done: 'done',
  begun: 'in progress',
  begin: 'Start',
  resume: 'Resume',
  again: 'Play again',
  step: (at: number, of: number) => `${at} of ${of}`,
  go: 'Next',
  show: 'Show me',
  leave: 'Leave the lesson; your progress is saved',
  astray: 'That’s a legal move, but this lesson does something else here.',
  openTab: (tab: string) => `First open “${tab}”.`,
  closing: 'Lesson complete',
  nextLesson: (title: string) => `Next: ${title}`,
  all: 'All lessons',
  back: 'Back',
  see: (title: string) => `See it in a lesson: ${title}`,
  coach: {
    title: 'Coach',
    dismiss: 'Hide the coach; turn it back on in the settings',
    worthALook: (subject: string) => `Worth a look this turn: ${subject}.`,
    goals: {
      die: 'Choose a die: high dice give more resources, low dice more action points. Compare a few first.',
      tile: 'The tile is free. Take it if your storehouse has room; you can use helpers at any time on your turn.',
      'king-tile': 'You’re highest on the king track, so this tile is yours for free.',
      bonus: 'A bonus: use it before you continue. Press “Done” to skip what you don’t want.',
      wait: 'The others are playing. Watch where they go: house spaces and fairs are contested.',
      architect:
        'Architect: move to a cathedral, place a pillar there, and later contribute stone as a task.',
      merchant:
        'Merchant: place houses for points, pick up tiles on the way, and try to reach the fair.',
      character:
        'Character: take one, then place it. A filled building frees its house; add a crest to boost an action.',
      contract: 'Contract: take one you can soon fulfil. Tiles further right cost less.',
      king: 'King: move up the track. It scores at the end of each round and sets the turn order.',
      joker: 'Joker: choose any of the other actions.',
      prospector: 'Prospector: explore underground for silver, tiles and mine spaces.',
    },
    fair: (steps: number) =>
      steps === 0
        ? 'You’re at the fair.'
        : steps === 1
          ? 'You’re not there yet: your merchant is one step away.'
          : `You’re not there yet: your merchant is ${steps} steps away.`,
    king: (vp: number) =>
      vp < 0
        ? `On the king track you would lose ${-vp} VP.`
        : `On the king track you would score ${vp} VP.`,
  },
  firstGame: {
    title: 'Your first game',
    intro:
      'Set up as the rulebook recommends: action tiles in printed order, with a coach at your side.',
    game: 'Game',
    games: { base: 'Tiletum', silver: 'With Prospect for Silver' },
    opponent: 'Against',
    opponents: {
      computer: 'An easy computer player',
      cardinal: 'The Cardinalbot with one challenge',
    },
    begin: 'Start first game',
  },
  titles: {
    turn: 'Your first turn',
    combo: 'Contract, crest and storehouse',
    fair: 'King, corruption and fair',
    silver: 'Silver and prospectors',
  },
  about: {
    turn: 'Take a die, move your merchant, build a house.',
    combo: 'Gather what a contract requires, and chain one bonus into another.',
    silver: 'Prospect for Silver: go underground, build a mine, learn a technology.',
    fair: 'Move up before the king track scores, get to the fair, read the forecast.',
  },
  steps: {
    turn: {
      wheel: 'You are Clara. Every turn you take one die from this wheel.',
      five: 'Select the pink 5. Its card shows what you get: five food, but only two action points.',
      one: 'Now compare the pink 1: one food, but six points. High dice give resources, low dice give actions.',
      take: 'Take the pink 5. You’ll need the food, and two points are enough for a house.',
      tile: 'The action’s bonus tile is yours too, if you want it. Take it into your storehouse.',
      goods: 'You gained five food. Italics mean not final yet: you can still undo it.',
      walk: 'Rings show where your merchant can go. One point moves it to Antwerpen.',
      house: 'Spend the second point on a house here. This round’s fair scores houses.',
      undo: 'Changed your mind? Undo goes back one step at a time. Try it, or press Next.',
      end: 'Happy with it? End your turn to make it final.',
    },
    combo: {
      storehouse:
        'Every tile you take goes here first. There are only four spaces; tasks free them again.',
      contract:
        'This contract requires 3 iron and 3 wool, for 9 points and a bonus. You have one of each.',
      die: 'The blue 3 gives three iron and a contract action with four points. Take it.',
      tile: 'There’s a crest here. Take it: you can pay food to place it under a building for a bonus.',
      crest: 'Select the crest space under building 5: for three food you get any two resources.',
      wool: 'Choose two wool: exactly what the contract still needs.',
      fulfil:
        'You have it all. Select the contract to fulfil it: a task you can do at any time on your turn.',
      stack: 'Nine points! Its bonus, a character action, comes first; your contract action waits.',
      place:
        'Use it to place your character: a room on floor 1 costs one point. Building 5 already has its crest.',
      nested:
        'The character has a bonus of its own: a king action. Now three things are open, one inside the other.',
      climb: 'Move up one space. Then the open actions finish one by one, innermost first.',
      offer:
        'Back to your own action: take a contract. The numbers below are action points; the right end is cheapest.',
      end: 'Spend what is left if you like, then end the turn.',
    },
    fair: {
      corruption: 'Last turn of round 2. Each turn a token like these pulls all king markers down.',
      king: 'You’re on −2. Soon everyone scores these numbers, and the highest player gets this tile.',
      forecast: 'Open “Points” for a forecast of what the round and the game would score.',
      ahead: 'As things stand, you lose two points on the king track and miss the fair.',
      helper:
        'A helper in your storehouse can change that. Select it: a king action with two points.',
      climb: 'Move up one space; each costs one point…',
      again: '…and once more, past Bruno. Being highest also makes you first player next round.',
      fair: 'This round’s fair is in Troyes: 4 points per house, but only for those who are there.',
      die: 'On to Troyes, then. Both 4s are on the merchant action: three points. Take the yellow one.',
      tile: 'Take the bonus tile too, if you like.',
      walk: 'Two steps: first Paris, then Troyes.',
      house: 'Now a house, your second: the fair will count both.',
      now: 'The forecast agrees: no loss on the king track, 8 points at the fair, none for Bruno.',
      end: 'End your turn. It’s the last of the round, so the king and fair phases come next.',
      award: 'King phase: you’re highest, so the tile is yours.',
    },
    silver: {
      silver: 'Silver isn’t a resource: it pays for prospectors and technologies. You have one.',
      below: 'Open “Underground I”. One of your prospectors is already there.',
      ring: 'The outer ring turns too. A die beside a prospector can take the prospector action instead.',
      die: 'Take the dark grey 4: three points for the king action or the prospector action.',
      act: 'Choose the prospector action. All points go to the action you choose.',
      tile: 'The prospector action has a tile too. Take it, if you like.',
      walk: 'Send your prospector to Hall, one step away.',
      mine: 'Place a mine: it gives you one silver at once, plus one gold here.',
      hall: 'Spend the third point on the tile in Hall.',
      helper: 'It’s a helper worth one more silver. Select it in your storehouse.',
      technology:
        'Tier I of a technology costs one silver and lasts the whole game. It’s a task: choose one.',
      enter:
        'Another task: send a prospector to map II for one silver. It waits there for your next action.',
      end: 'End the turn.',
    },
  },
  end: {
    silver:
      'A mine, a technology, a second prospector: silver pays off in the long run. This round’s fair counts mines.',
    combo:
      'Die, crest, contract, character, king: one turn, five things. Good turns in Tiletum look like this.',
    fair: 'The king track scored, the fair gave you 8 points, and you start the new round. The log shows every point.',
    turn: 'That was a full turn: a die for resources and points, points for the map. A game is twelve turns.',
  },
}
export type LessonsWords = typeof lessons
