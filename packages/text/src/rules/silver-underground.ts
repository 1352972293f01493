import { rule, ruling, withOurs } from './clause.ts'
import type { RuleSection } from './clause.ts'

export const undergrounds: RuleSection = {
  id: 'silver-underground',
  title: { en: 'The underground maps', fr: 'Les plans souterrains' },
  clauses: [
    rule(
      'ag-under-1',
      'Task: send a prospector to an underground map where you have none. It costs the silver printed on the start space of that map, and the prospector enters there. You choose which map comes first.',
      'Tâche : envoyez un prospecteur sur un plan souterrain où vous n’en avez pas. Cela coûte l’argent imprimé sur la case de départ de ce plan, et le prospecteur y entre. Vous choisissez par quel plan commencer.',
    ),
    ruling(
      'ag-under-6',
      'A prospector stays on its map for the whole game, and merchant and architect stay on the main map: the crest bonus that sends one of them to any space means a space there.',
      'Un prospecteur reste sur son plan toute la partie, et le marchand et l’architecte restent sur la carte principale : le bonus de blason qui les envoie sur n’importe quelle case désigne une case de celle-ci.',
    ),
    rule(
      'ag-under-4',
      'The first mines of all players stand in the town on map I where the prospectors start. It has no room for further mines.',
      'Les premières mines de tous les joueurs sont dans la ville du plan I d’où partent les prospecteurs. Elle n’a pas de place pour d’autres mines.',
    ),
    withOurs(
      rule(
        'ag-under-2',
        'Underground houses and pillars follow the rules of those above, and count wherever houses and pillars are counted. When a character or a crest lets you place one, you may also choose an underground town where one of your prospectors stands, if there is room for it and none of yours.',
        'Les maisons et piliers souterrains suivent les règles de ceux de la surface, et comptent partout où l’on compte maisons et piliers. Quand un personnage ou un blason vous permet d’en placer, vous pouvez aussi choisir une ville souterraine où se trouve l’un de vos prospecteurs, s’il y a une case libre et aucun de vos pions semblables.',
      ),
      'The points of a merchant or architect action never build underground. The two tablets that place a pillar or a house reach further and say so themselves.',
      'Les points d’une action Marchand ou Architecte ne construisent jamais sous terre. Les deux tablettes qui placent un pilier ou une maison vont plus loin et le disent elles-mêmes.',
    ),
    rule(
      'ag-under-5',
      'Task: contribute to an underground cathedral where you have a pillar, under the same rules as on the main map, but with silver or gold, as its cost tile says. The tile you win is a cathedral tile like all others.',
      'Tâche : contribuez à une cathédrale souterraine où vous avez un pilier, selon les mêmes règles que sur la carte principale, mais pour l’argent ou l’or de sa tuile Coût. La tuile gagnée est une tuile Cathédrale comme les autres.',
    ),
    rule(
      'ag-under-3',
      'There are stone tablets on some of the paths between spaces. The first prospector to cross an open one resolves its effect on the spot; then an X covers it, and nobody can use it again.',
      'Des tablettes de pierre se trouvent sur certains passages entre deux cases. Le premier prospecteur qui en franchit une encore ouverte résout son effet sur-le-champ ; puis un X la couvre, et plus personne ne peut s’en servir.',
    ),
    ruling(
      'ag-under-7',
      'Every step counts as crossing, in either direction, whether it comes from an action point, a task or a bonus. If one step crosses several tablets, they are resolved in the order of the way. A tablet is used up as soon as it is crossed, even if you decline its effect or can’t pay for it.',
      'Tout déplacement franchit la tablette, dans un sens comme dans l’autre, qu’il vienne d’un point d’action, d’une tâche ou d’un bonus. Si un même déplacement en franchit plusieurs, elles se résolvent dans l’ordre du chemin. Une tablette est épuisée dès qu’elle est franchie, même si vous renoncez à son effet ou ne pouvez pas le payer.',
    ),
  ],
}

export const prospecting: RuleSection = {
  id: 'silver-prospector',
  title: { en: 'The prospector wheel and action', fr: 'La roue et l’action Prospecteur' },
  clauses: [
    rule(
      'ag-wheel-1',
      'Two segments face the prospector action as well as their own. When you take a die there, you choose one of the two actions: all points go to it, and only its bonus tile can be taken. The joker may become a prospector action too.',
      'Deux segments font face à l’action Prospecteur en plus de leur propre action. Si vous y prenez un dé, vous choisissez l’une des deux : tous les points vont à elle, et seule sa tuile Bonus peut être prise. Le Joker peut aussi devenir une action Prospecteur.',
    ),
    rule(
      'ag-wheel-2',
      'Two other segments face the movement icon. A die from there lets you move one of your prospectors one space in this turn, as a task.',
      'Deux autres segments font face au symbole de déplacement. Un dé pris là vous permet, durant ce tour, de déplacer un de vos prospecteurs d’une case, comme tâche.',
    ),
    ruling(
      'ag-wheel-3',
      'The segment that counts is the one where you take the die, after any change of its value, whichever action faces it, the joker included. You may use the icon once, at any time from taking the die to the end of your turn.',
      'Le segment qui compte est celui où vous prenez le dé, après tout changement de valeur, quelle que soit l’action en face, Joker compris. Le symbole sert une fois, à tout moment entre la prise du dé et la fin de votre tour.',
    ),
    rule(
      'ag-pros-1',
      '1 AP: move one of your prospectors to a neighbouring space. You may spend each point on another prospector.',
      '1 PA : déplacez un de vos prospecteurs sur une case adjacente. Chaque point peut servir à un autre prospecteur.',
    ),
    withOurs(
      rule(
        'ag-pros-2',
        '1 AP: take an underground bonus tile from a town where one of your prospectors stands. It needs an empty space in your storehouse.',
        '1 PA : prenez une tuile Bonus souterraine dans une ville où se trouve l’un de vos prospecteurs. Il faut une case vide dans votre entrepôt.',
      ),
      'As you may have prospectors in several towns, you say from which town you take the tile.',
      'Comme vous pouvez avoir des prospecteurs dans plusieurs villes, vous dites dans quelle ville vous prenez la tuile.',
    ),
    rule(
      'ag-pros-3',
      '1 AP: place a mine from your supply in a town where one of your prospectors stands, on an empty mine space, if you have no mine there yet. You gain 1 silver at once, and the gold printed beside the space.',
      '1 PA : placez une mine de votre réserve dans une ville où se trouve l’un de vos prospecteurs, sur une case Mine vide, si vous n’y avez pas encore de mine. Vous gagnez aussitôt 1 argent, et l’or imprimé à côté de la case.',
    ),
    rule(
      'ag-pros-4',
      '1 AP: place a pillar from your supply at a cathedral where one of your prospectors stands, if you have none there.',
      '1 PA : placez un pilier de votre réserve à une cathédrale où se trouve l’un de vos prospecteurs, si vous n’y en avez pas.',
    ),
    rule(
      'ag-pros-5',
      '1 AP: place a house from your supply in a town where one of your prospectors stands, on an empty house space, if you have none there. You receive its bonus.',
      '1 PA : placez une maison de votre réserve dans une ville où se trouve l’un de vos prospecteurs, sur une case Maison vide, si vous n’y en avez pas. Vous recevez son bonus.',
    ),
    ruling(
      'ag-pros-6',
      'A mine brings its silver and its gold however it was placed, as a house brings its bonus.',
      'Une mine rapporte son argent et son or quelle que soit la façon dont elle est placée, comme une maison donne son bonus.',
    ),
    rule(
      'ag-pros-7',
      'Wherever you may choose an action, as with the joker and some helpers, the prospector action is one of the choices.',
      'Partout où vous choisissez une action, comme avec le Joker et certains assistants, l’action Prospecteur fait partie du choix.',
    ),
  ],
}
