export const silverUnderground = {
  'silver-underground': {
    title: 'The underground maps',
    clauses: {
      'ag-under-1':
        'Task: send a prospector to an underground map where you have none. It costs the silver printed on the start space of that map, and the prospector enters there. You choose which map comes first.',
      'ag-under-6':
        'A prospector stays on its map for the whole game, and merchant and architect stay on the main map: the crest bonus that sends one of them to any space means a space there.',
      'ag-under-4':
        'The first mines of all players stand in the town on map I where the prospectors start. It has no room for further mines.',
      'ag-under-2':
        'Underground houses and pillars follow the rules of those above, and count wherever houses and pillars are counted. When a character or a crest lets you place one, you may also choose an underground town where one of your prospectors stands, if there is room for it and none of yours.',
      'ag-under-5':
        'Task: contribute to an underground cathedral where you have a pillar, under the same rules as on the main map, but with silver or gold, as its cost tile says. The tile you win is a cathedral tile like all others.',
      'ag-under-3':
        'There are stone tablets on some of the paths between spaces. The first prospector to cross an open one resolves its effect on the spot; then an X covers it, and nobody can use it again.',
      'ag-under-7':
        'Every step counts as crossing, in either direction, whether it comes from an action point, a task or a bonus. If one step crosses several tablets, they are resolved in the order of the way. A tablet is used up as soon as it is crossed, even if you decline its effect or can’t pay for it.',
    },
    ours: {
      'ag-under-2':
        'The points of a merchant or architect action never build underground. The two tablets that place a pillar or a house reach further and say so themselves.',
    },
  },
  'silver-prospector': {
    title: 'The prospector wheel and action',
    clauses: {
      'ag-wheel-1':
        'Two segments face the prospector action as well as their own. When you take a die there, you choose one of the two actions: all points go to it, and only its bonus tile can be taken. The joker may become a prospector action too.',
      'ag-wheel-2':
        'Two other segments face the movement icon. A die from there lets you move one of your prospectors one space in this turn, as a task.',
      'ag-wheel-3':
        'The segment that counts is the one where you take the die, after any change of its value, whichever action faces it, the joker included. You may use the icon once, at any time from taking the die to the end of your turn.',
      'ag-pros-1':
        '1 AP: move one of your prospectors to a neighbouring space. You may spend each point on another prospector.',
      'ag-pros-2':
        '1 AP: take an underground bonus tile from a town where one of your prospectors stands. It needs an empty space in your storehouse.',
      'ag-pros-3':
        '1 AP: place a mine from your supply in a town where one of your prospectors stands, on an empty mine space, if you have no mine there yet. You gain 1 silver at once, and the gold printed beside the space.',
      'ag-pros-4':
        '1 AP: place a pillar from your supply at a cathedral where one of your prospectors stands, if you have none there.',
      'ag-pros-5':
        '1 AP: place a house from your supply in a town where one of your prospectors stands, on an empty house space, if you have none there. You receive its bonus.',
      'ag-pros-6':
        'A mine brings its silver and its gold however it was placed, as a house brings its bonus.',
      'ag-pros-7':
        'Wherever you may choose an action, as with the joker and some helpers, the prospector action is one of the choices.',
    },
    ours: {
      'ag-pros-2':
        'As you may have prospectors in several towns, you say from which town you take the tile.',
    },
  },
}
