/** The lessons: what each step says, in at most two short lines. */
export const lessons = {
  title: 'Learn to play',
  intro:
    'Each lesson is played on the real table. Your place is kept: leave when you like, go on later.',
  minutes: (minutes: number) => `about ${minutes} minutes`,
  number: (number: number) => `Lesson ${number}`,
  done: 'done',
  begun: 'begun',
  begin: 'Begin',
  resume: 'Go on',
  again: 'Play again',
  step: (at: number, of: number) => `${at} of ${of}`,
  go: 'Go on',
  show: 'Show me',
  leave: 'Leave the lesson; your place is kept',
  astray: 'That would be allowed, too. This lesson goes another way, though.',
  openTab: (tab: string) => `First open “${tab}” below.`,
  closing: 'End of the lesson',
  nextLesson: (title: string) => `Next: ${title}`,
  all: 'All lessons',
  back: 'Back',
  see: (title: string) => `See it in a lesson: ${title}`,
  coach: {
    title: 'Coach',
    dismiss: 'Dismiss the coach; the settings bring it back',
    goals: {
      die: 'Choose a die: high ones bring goods, low ones action points. Compare a few cards first.',
      tile: 'The tile is free. Take it if your storehouse has room; helpers can be used at any time of your turn.',
      'king-tile': 'You are the highest on the king track: the tile is a gift.',
      bonus: 'A bonus: use it before you go on. What you do not want is left with “Done”.',
      wait: 'The others play. Look where they go: house spaces and fairs are contested.',
      architect:
        'Architect: go to a cathedral, place a pillar there, and contribute stone as a task later.',
      merchant:
        'Merchant: houses bring points, tiles on the way help, and the fair wants to be reached.',
      character:
        'Character: take, then place. A full building gives its house; with a crest it strengthens an action.',
      contract: 'Contract: take what your goods can soon fulfil. Further right is cheaper.',
      king: 'King: climb. The king pays at the end of the round, and decides who begins.',
      joker: 'Joker: choose any of the other actions.',
      prospector: 'Prospector: send prospectors down for silver, tiles and mines.',
    },
    fair: (steps: number) =>
      steps === 0
        ? 'You take part.'
        : steps === 1
          ? 'You are not there yet: one step for your merchant.'
          : `You are not there yet: ${steps} steps for your merchant.`,
    king: (vp: number) =>
      vp < 0
        ? `On the king track you would lose ${-vp} VP.`
        : `On the king track you would score ${vp} VP.`,
  },
  firstGame: {
    title: 'Your first game',
    intro:
      'As the rulebook recommends it: the action tiles in their printed order, and a coach beside you.',
    game: 'Game',
    games: { base: 'Tiletum', silver: 'With Prospect for Silver' },
    opponent: 'Against',
    opponents: { computer: 'An easy computer player', cardinal: 'The Cardinalbot, one challenge' },
    begin: 'Begin the first game',
  },
  titles: {
    turn: 'One real turn',
    combo: 'Contract, crest and storehouse',
    fair: 'King, corruption and fair',
    silver: 'Silver and prospectors',
  },
  about: {
    turn: 'Take a die, move your merchant, build a house.',
    combo: 'Gather what a contract asks, and open one bonus inside another.',
    silver: 'Prospect for Silver: go underground, build a mine, learn a technology.',
    fair: 'Climb before the king pays, be where the fair is, read the forecast.',
  },
  steps: {
    turn: {
      wheel: 'You are Clara. Every turn you take one die from this wheel.',
      five: 'Press the pink 5. Its card shows what it brings: five food, but only two action points.',
      one: 'Now the pink 1, for comparison: one food, but six points. High dice feed, low dice act.',
      take: 'Take the pink 5. You will need the food, and two points are enough for a house.',
      tile: 'The tile of the action is yours as well, if you like. Take it into your storehouse.',
      goods: 'Five food have come. Italics mean: not confirmed yet, all of it can be undone.',
      walk: 'Rings show where your merchant may go. One point takes him to Antwerpen.',
      house: 'The second point builds a house here. This round’s fair pays for houses.',
      undo: 'A second thought? Undo goes back step by step; try it, or go on.',
      end: 'Everything as you want it? End the turn: only now it counts.',
    },
    combo: {
      storehouse: 'Every tile you take waits here. Four spaces, no more: tasks make room again.',
      contract:
        'This contract asks 3 iron and 3 wool, for 9 points and a bonus. You have one of each.',
      die: 'The blue 3 brings three iron, and four points at the contract action. Take it.',
      tile: 'A crest lies here. Take it: food places it under a building, for a bonus.',
      crest: 'Press the crest space of building 5: three food buy any two resources.',
      wool: 'Two wool, please: just what the contract lacks.',
      fulfil:
        'Now all is there. Press the contract to fulfil it: a task, possible at any time of your turn.',
      stack:
        'Nine points! Its bonus, a character action, comes first; your contract action waits below.',
      place:
        'Use it for the character you hold: a room on floor 1 costs one point. Building 5 has its crest already.',
      nested:
        'The character has a bonus of its own: a king action. Now three things are open, one inside the other.',
      climb: 'Climb one space. Then everything folds up again, from the inside out.',
      offer:
        'Your own action goes on: take a contract. The numbers below are points; the right one is cheap.',
      end: 'Spend what is left if you like, then end the turn.',
    },
    fair: {
      corruption: 'Last turn of round 2. Each turn a token like these pulls all king markers down.',
      king: 'You stand on −2. Soon the king pays these numbers, and gives the highest this tile.',
      forecast: 'Open “Points”: it foretells what the round and the game would bring.',
      ahead: 'As things stand: two points lost with the king, and no fair for you.',
      helper: 'A helper in your storehouse changes that. Press it: a king action with two points.',
      climb: 'Climb one space: each costs one point …',
      again: '… and once more, past Bruno. Up there you also begin the next round.',
      fair: 'This round’s fair is in Troyes and pays 4 points a house, but only to those who are there.',
      die: 'So to Troyes. Both fours lie at the merchant: three points. Take the yellow one.',
      tile: 'The tile comes along, if you like.',
      walk: 'Two steps: first Paris, then Troyes.',
      house: 'And a house, your second: now the fair counts two.',
      now: 'The forecast agrees: no loss with the king, 8 points at the fair, none for Bruno.',
      end: 'End the turn. It is the last of the round: king and fair follow at once.',
      award: 'The king phase: you are the highest, the tile is yours.',
    },
    silver: {
      silver:
        'Silver is no resource: it opens maps underground and pays for technologies. You have one.',
      below: 'Open “Underground I”. One of your prospectors is there already.',
      ring: 'The outer ring turns, too. Dice beside a prospector may do a prospector action instead of their own.',
      die: 'Take the dark gray 4: three points for the king, or for your prospectors.',
      act: 'For the prospectors, please. All points go to the action you choose.',
      tile: 'The prospector action has a tile as well. Take it, if you like.',
      walk: 'Send your prospector to Hall, one step away.',
      mine: 'Build a mine: it brings one silver at once, and here one gold besides.',
      hall: 'The third point takes the tile that lies in Hall.',
      helper: 'It is a helper for one more silver. Press it in your storehouse.',
      technology:
        'Tier I of a technology costs one silver and helps for the whole game. Choose one: a task.',
      enter:
        'Another task: a prospector for map II, for one silver. He waits there for your next action.',
      end: 'End the turn.',
    },
  },
  end: {
    silver:
      'A mine, a technology, a second prospector: silver pays for the long run. This round’s fair counts mines.',
    combo:
      'Die, crest, contract, character, king: one turn, five things. Good turns in Tiletum look like this.',
    fair: 'The king paid, the fair brought 8 points, a new round has begun, with you first. See the log for each point.',
    turn: 'That was a whole turn: a die for goods and points, points for the map. Twelve of them are a game.',
  },
}
export type LessonsWords = typeof lessons
