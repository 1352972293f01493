import type { glossary as english } from '../../en/rules/glossary.ts'

export const glossary = {
  action: {
    name: 'action',
    meaning:
      'Ce que permet de faire un dé selon sa place sur la roue : Architecte, Marchand, Personnage, Contrat, Roi ou Joker ; avec l’extension aussi Prospecteur.',
  },
  'action-point': {
    name: 'point d’action (PA)',
    meaning: 'Ce que l’on dépense pendant une action.',
  },
  'action-wheel': {
    name: 'roue d’actions',
    meaning: 'La roue qui porte les dés ; chacun de ses six segments fait face à une action.',
  },
  architect: {
    name: 'architecte',
    meaning: 'Le pion qui va de cathédrale en cathédrale.',
  },
  'bonus-marker': {
    name: 'marqueur bonus',
    meaning: 'Marqueur de PA supplémentaires pour une action, gagné en achevant un bâtiment.',
  },
  'bonus-tile': {
    name: 'tuile Bonus',
    meaning:
      'Une tuile de la roue, de la carte ou de la piste du Roi : assistant, blason ou contrat.',
  },
  building: {
    name: 'bâtiment',
    meaning:
      'L’un des six de votre plateau, avec des pièces pour des personnages et une case Blason.',
  },
  cathedral: {
    name: 'cathédrale',
    meaning:
      'Lieu où l’on place des piliers, puis où l’on contribue avec de la pierre pour gagner des PV.',
  },
  'cathedral-tile': {
    name: 'tuile Cathédrale',
    meaning: 'Ce que gagne une contribution ; chaque cathédrale en a une pile.',
  },
  character: {
    name: 'personnage',
    meaning: 'Tuile à placer dans un bâtiment ; elle donne un bonus et se rattache à une action.',
  },
  'completed-building': {
    name: 'bâtiment achevé',
    meaning: 'Bâtiment dont toutes les pièces sont remplies et qui a son blason.',
  },
  'construction-cost': {
    name: 'tuile Coût de construction',
    meaning: 'Coût en pierre d’une contribution et PV qu’elle rapporte.',
  },
  contract: {
    name: 'contrat',
    meaning: 'Commande à remplir : des ressources contre des PV.',
  },
  corruption: {
    name: 'jeton Corruption',
    meaning: 'Fait reculer tous les marqueurs de la piste du Roi.',
  },
  crest: {
    name: 'blason',
    meaning: 'Armes d’une famille noble, à placer sous un bâtiment.',
  },
  die: {
    name: 'dé',
    meaning: 'Donne des ressources selon sa couleur et une action selon sa valeur.',
  },
  fair: {
    name: 'foire',
    meaning: 'Décompte de fin de manche, pour les joueurs présents dans la ville.',
  },
  helper: {
    name: 'assistant',
    meaning: 'Tuile Bonus à usage unique ; l’utiliser est une tâche.',
  },
  house: {
    name: 'maison',
    meaning: 'La vôtre dans une ville, avec son bonus.',
  },
  'king-track': {
    name: 'piste du Roi',
    meaning: 'Piste qui fait gagner ou perdre des PV à chaque manche et fixe l’ordre du tour.',
  },
  merchant: {
    name: 'marchand',
    meaning: 'Le pion qui va de ville en ville.',
  },
  offer: {
    name: 'offre',
    meaning: 'Les cinq contrats ou personnages face visible.',
  },
  pillar: {
    name: 'pilier',
    meaning: 'Le vôtre à une cathédrale, nécessaire pour contribuer.',
  },
  resource: {
    name: 'ressource',
    meaning: 'Or, nourriture, laine, pierre ou fer.',
  },
  'road-space': {
    name: 'case de route',
    meaning: 'Une case entre deux villes ; on n’y construit rien.',
  },
  room: {
    name: 'pièce',
    meaning: 'La place d’un personnage, à l’étage 1, 2 ou 3.',
  },
  round: {
    name: 'manche',
    meaning: 'Quart de la partie, en cinq phases.',
  },
  storehouse: {
    name: 'entrepôt',
    meaning: 'Quatre cases pour les tuiles que vous prenez.',
  },
  supply: {
    name: 'réserve',
    meaning: 'Vos maisons, piliers et mines prêts à être placés.',
  },
  task: {
    name: 'tâche',
    meaning: 'Ce que vous pouvez faire à tout moment de votre tour.',
  },
  town: {
    name: 'ville',
    meaning: 'Case de la carte où l’on peut construire.',
  },
  turn: {
    name: 'tour',
    meaning: 'Un dé, ses ressources et son action ; trois par manche.',
  },
  'victory-point': {
    name: 'point de victoire (PV)',
    meaning: 'Le joueur qui en a le plus l’emporte.',
  },
  cardinalbot: {
    name: 'Cardinalbot',
    meaning: 'Votre adversaire quand vous jouez en solo.',
  },
  decree: {
    name: 'décret',
    meaning: 'Une carte qui dit quel dé prend le Cardinalbot.',
  },
  challenge: {
    name: 'défi',
    meaning: 'Une carte qui renforce le Cardinalbot.',
  },
  reach: {
    name: 'portée',
    meaning: 'Nombre de cases que ses PA permettent d’atteindre à un pion du Cardinalbot.',
  },
  earmark: {
    name: 'réservation',
    meaning: 'Une unité d’une ressource à payer avant l’or, avec la technologie Ressource.',
  },
  income: {
    name: 'revenu',
    meaning: 'L’argent que rapportent vos mines au début d’une phase du Roi.',
  },
  'main-map': {
    name: 'carte principale',
    meaning: 'La carte du jeu de base, par opposition aux plans souterrains.',
  },
  mine: {
    name: 'mine',
    meaning:
      'La vôtre dans une ville souterraine ; elle rapporte de l’argent aussitôt et à chaque phase du Roi.',
  },
  'movement-icon': {
    name: 'symbole de déplacement',
    meaning:
      'Symbole de la roue Prospecteur : il permet, comme tâche, de déplacer un prospecteur d’une case.',
  },
  overlay: {
    name: 'tuile Décompte',
    meaning: 'Indique le produit compté au décompte final.',
  },
  prospector: {
    name: 'prospecteur',
    meaning: 'Le pion qui explore un plan souterrain.',
  },
  'prospector-wheel': {
    name: 'roue Prospecteur',
    meaning:
      'La seconde roue, qui amène aux segments l’action Prospecteur et le symbole de déplacement.',
  },
  'resource-bonus': {
    name: 'tuile Ressource',
    meaning: 'Dit quelle ressource compte pour vous comme de l’or.',
  },
  ribbon: {
    name: 'ruban',
    meaning: 'De l’argent pour qui a son marqueur sur sa case de la piste du Roi.',
  },
  silver: {
    name: 'argent',
    meaning:
      'Ce que coûtent les technologies et les nouveaux prospecteurs ; ce n’est pas une ressource.',
  },
  surprise: {
    name: 'Surprise du Roi',
    meaning: 'Une carte que le Cardinalbot achète avec de l’argent.',
  },
  tablet: {
    name: 'tablette de pierre',
    meaning: 'Un effet sur un passage souterrain, pour le premier prospecteur qui le franchit.',
  },
  technology: {
    name: 'technologie',
    meaning: 'Un avantage durable de trois niveaux, acheté avec de l’argent.',
  },
  tier: {
    name: 'niveau',
    meaning: 'L’un des trois degrés d’une technologie, I, II ou III.',
  },
  underground: {
    name: 'plan souterrain',
    meaning:
      'L’un des trois plans, avec des mines, des villes et des cathédrales pour les prospecteurs.',
  },
  'underground-bonus': {
    name: 'tuile Bonus souterraine',
    meaning: 'Une tuile Bonus des plans souterrains, qui a sa propre pile.',
  },
} satisfies typeof english
