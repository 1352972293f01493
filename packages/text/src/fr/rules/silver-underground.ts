import type { silverUnderground as english } from '../../en/rules/silver-underground.ts'

export const silverUnderground = {
  'silver-underground': {
    title: 'Les plans souterrains',
    clauses: {
      'ag-under-1':
        'Tâche : envoyez un prospecteur sur un plan souterrain où vous n’en avez pas. Cela coûte l’argent imprimé sur la case de départ de ce plan, et le prospecteur y entre. Vous choisissez par quel plan commencer.',
      'ag-under-6':
        'Un prospecteur reste sur son plan toute la partie, et le marchand et l’architecte restent sur la carte principale : le bonus de blason qui les envoie sur n’importe quelle case désigne une case de celle-ci.',
      'ag-under-4':
        'Les premières mines de tous les joueurs sont dans la ville du plan I d’où partent les prospecteurs. Elle n’a pas de place pour d’autres mines.',
      'ag-under-2':
        'Les maisons et piliers souterrains suivent les règles de ceux de la surface, et comptent partout où l’on compte maisons et piliers. Quand un personnage ou un blason vous permet d’en placer, vous pouvez aussi choisir une ville souterraine où se trouve l’un de vos prospecteurs, s’il y a une case libre et aucun de vos pions semblables.',
      'ag-under-5':
        'Tâche : contribuez à une cathédrale souterraine où vous avez un pilier, selon les mêmes règles que sur la carte principale, mais pour l’argent ou l’or de sa tuile Coût. La tuile gagnée est une tuile Cathédrale comme les autres.',
      'ag-under-3':
        'Des tablettes de pierre se trouvent sur certains passages entre deux cases. Le premier prospecteur qui en franchit une encore ouverte résout son effet sur-le-champ ; puis un X la couvre, et plus personne ne peut s’en servir.',
      'ag-under-7':
        'Tout déplacement franchit la tablette, dans un sens comme dans l’autre, qu’il vienne d’un point d’action, d’une tâche ou d’un bonus. Si un même déplacement en franchit plusieurs, elles se résolvent dans l’ordre du chemin. Une tablette est épuisée dès qu’elle est franchie, même si vous renoncez à son effet ou ne pouvez pas le payer.',
    },
    ours: {
      'ag-under-2':
        'Les points d’une action Marchand ou Architecte ne construisent jamais sous terre. Les deux tablettes qui placent un pilier ou une maison vont plus loin et le disent elles-mêmes.',
    },
  },
  'silver-prospector': {
    title: 'La roue et l’action Prospecteur',
    clauses: {
      'ag-wheel-1':
        'Deux segments font face à l’action Prospecteur en plus de leur propre action. Si vous y prenez un dé, vous choisissez l’une des deux : tous les points vont à elle, et seule sa tuile Bonus peut être prise. Le Joker peut aussi devenir une action Prospecteur.',
      'ag-wheel-2':
        'Deux autres segments font face au symbole de déplacement. Un dé pris là vous permet, durant ce tour, de déplacer un de vos prospecteurs d’une case, comme tâche.',
      'ag-wheel-3':
        'Le segment qui compte est celui où vous prenez le dé, après tout changement de valeur, quelle que soit l’action en face, Joker compris. Le symbole sert une fois, à tout moment entre la prise du dé et la fin de votre tour.',
      'ag-pros-1':
        '1 PA : déplacez un de vos prospecteurs sur une case adjacente. Chaque point peut servir à un autre prospecteur.',
      'ag-pros-2':
        '1 PA : prenez une tuile Bonus souterraine dans une ville où se trouve l’un de vos prospecteurs. Il faut une case vide dans votre entrepôt.',
      'ag-pros-3':
        '1 PA : placez une mine de votre réserve dans une ville où se trouve l’un de vos prospecteurs, sur une case Mine vide, si vous n’y avez pas encore de mine. Vous gagnez aussitôt 1 argent, et l’or imprimé à côté de la case.',
      'ag-pros-4':
        '1 PA : placez un pilier de votre réserve à une cathédrale où se trouve l’un de vos prospecteurs, si vous n’y en avez pas.',
      'ag-pros-5':
        '1 PA : placez une maison de votre réserve dans une ville où se trouve l’un de vos prospecteurs, sur une case Maison vide, si vous n’y en avez pas. Vous recevez son bonus.',
      'ag-pros-6':
        'Une mine rapporte son argent et son or quelle que soit la façon dont elle est placée, comme une maison donne son bonus.',
      'ag-pros-7':
        'Partout où vous choisissez une action, comme avec le Joker et certains assistants, l’action Prospecteur fait partie du choix.',
    },
    ours: {
      'ag-pros-2':
        'Comme vous pouvez avoir des prospecteurs dans plusieurs villes, vous dites dans quelle ville vous prenez la tuile.',
    },
  },
} satisfies typeof english
