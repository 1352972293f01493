import type { State } from '@tiletum/engine'
import type { CompanionWords } from '../en/companion.ts'
import { ROMAN } from '../phrases.ts'
import { plural } from '../plural.ts'
import { instructions } from '../message-data/instructions.ts'
import type { Happened } from '../message-data/instructions.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { nouns } from './nouns.ts'

const count = plural('fr')
/** Le nombre de cases de l’offre de contrats. */
const CONTRACTS = 5
const nth = (place: number): string => (place === 1 ? '1re' : `${place}e`)

export const companion = {
  instructions: (table: NamedGame, before: State, happened: readonly Happened[]) =>
    instructions(INSTRUCTIONS, table, before, happened),
  title: 'À la table',
  about: 'Pour la boîte posée sur votre table : le Cardinalbot, la mise en place et le décompte.',
  printing:
    'Cette page suit les règles révisées. Les premières impressions diffèrent par des détails, comme les 4 PV du marqueur roi le plus haut à la dernière manche.',
  new: 'Nouvelle partie',
  edition: 'Jeu',
  solo: '1, avec le Cardinalbot',
  peopleAbout:
    'La page retient toute la position, dit ce qu’il faut disposer et fait tout le décompte.',
  soloAbout: 'La page retient toute la position et joue le Cardinalbot pour vous.',
  setupOnly: 'Liste de mise en place',
  setupAbout: 'Que retirer, mélanger et disposer, de 1 à 4 joueurs.',
  pad: 'Feuille de score',
  padAbout: 'Phase du roi, foires et décompte final pour 2 à 4 personnes.',
  print: 'Imprimer les aides',
  printAbout: 'Icônes, aide de jeu, décrets, défis et feuille de score.',
  games: 'Parties à votre table',
  noGames: 'Aucune pour l’instant.',
  remove: 'Supprimer',
  silver: 'Avec Prospect for Silver',
  start: 'Commencer',
  name: 'Votre nom',
  nameless: 'Joueur',
  dealing: 'Mise en place',
  dealingWays: {
    nothing: 'Je dis tout ce qui est posé',
    lots: 'Je pioche les tuiles et les dis ; la page tire le reste',
    all: 'La page pioche tout, je dispose',
  },
  dealKind: (number: number) => `La page pioche ces ${number}`,
  setupDeal: 'Laisser la page piocher, sur plusieurs appareils',
  setupDealAbout:
    'Une partie avec cette liste : la page pioche ce qui va où, et d’autres rejoignent par un code pour cocher aussi.',
  switches: {
    rolls: 'La page lance les dés du Cardinal',
    later: 'La page ne demande les tuiles que lorsqu’elles comptent',
  },
  lots: 'La page a tiré au sort. Si vous tirez vous-même, touchez ce qui est sorti.',
  letApp: 'Laisser la page choisir',
  later: (number: number) =>
    count(number, {
      one: 'L’indiquer quand elle comptera',
      other: `Indiquer ces ${number} quand elles compteront`,
    }),
  places: {
    contractOffer: (place: number, points: number, slides: boolean) =>
      `${slides ? 'Faites glisser les contrats vers la droite, puis offre' : 'Offre'} de contrats, ${nth(place)} case ${
        place === 1
          ? '(à gauche, '
          : place === CONTRACTS
            ? '(à droite, '
            : 'en partant de la gauche ('
      }${nouns.ap(points)})`,
    characterOffer: (place: number) =>
      `Offre de personnages, ${nth(place)} case en partant de la gauche`,
    cathedral: (town: string) => `Cathédrale à ${town}`,
    fair: (round: number) => `Foire de la manche ${round}`,
    undergroundMap: (map: number) => `Souterrain ${ROMAN[map - 1] ?? map}`,
    technology: (place: number) => `Technologie ${place}`,
    challenge: (place: number) => `Défi ${place}`,
  },
  whichTile: 'Quelle tuile est ici ?',
  told: 'Déjà dit',
  takeBack: (what: string) => `Reprendre : ${what}`,
  nothingHere: 'Il n’y a rien ici',
  untold: 'Pas encore indiquée',
  sides: 'Touchez les faces visibles : cartes I, II et III, de gauche à droite.',
  side: (map: number, letter: string) => `souterrain ${ROMAN[map - 1] ?? map}, face ${letter}`,
  left: (number: number) => `reste ${number}`,
  copies: (number: number) => `×${number}`,
  withNames: 'Afficher les noms',
  joinAbout: 'Qui ouvre ce lien voit cette table, coche et répond aussi.',
  layOut: 'Disposez ce qui a été pioché :',
  ready: 'Fait : la table est prête',
  done: 'Fait',
  why: 'Pourquoi ?',
  whyNot: 'Masquer les raisons',
  botTurn: 'Le tour du Cardinal',
  doThis: 'Faites ceci sur la table :',
  yourTurn: 'Votre tour',
  turnOf: (name: string) => `Le tour de ${name}`,
  devices: 'Plusieurs appareils',
  share: 'Jouer sur plusieurs appareils',
  shareAbout:
    'La partie va sur ce serveur, dans votre réseau ou là où il tourne. Les autres scannent un code : pas de compte, juste un nom. Tout le monde voit la même chose, coche et répond.',
  shareFailed: 'Le serveur est injoignable ou ne prend pas la partie. Elle continue ici.',
  sharedAbout:
    'Chaque réponse a son numéro dans un seul journal qui ne fait que grandir : personne n’écrase personne.',
  devicesHere: (names: readonly string[]) =>
    names.length === 0 ? 'Personne n’est là.' : `Présents : ${names.join(', ')}`,
  largeScreen: 'Afficher cette table sur un grand écran',
  goOnAlone: 'Continuer seul sur cet appareil',
  noServer: 'Le serveur de cette table est injoignable.',
  noServerAbout:
    'Il est peut-être éteint, ou vous êtes dans un autre réseau. Une copie de la partie est sur cet appareil.',
  tryAgain: 'Réessayer',
  late: (told: readonly string[]) =>
    `Un autre appareil a été plus rapide, donc ceci ne compte pas : ${told.join(', ')}. Regardez ce qui est demandé maintenant.`,
  otherTab: 'Cette partie est ouverte dans un autre onglet.',
  here: 'Continuer ici',
  reload: 'Rechargez cette page : elle ne va plus avec le serveur.',
  changeDie: 'Changer sa valeur contre de l’or',
  stepByStep: 'Pas à pas',
  resultOnly: 'Le résultat seul',
  result: {
    about: 'Jouez sur la table, puis entrez ce qui a changé.',
    die: 'Le dé que vous avez pris',
    tileTaken: 'est dans mon entrepôt',
    tileUntold: 'Sa tuile bonus est dans mon entrepôt : touchez-la',
    vp: 'PV',
    king: 'marqueur roi',
    houseIn: (town: string) => `maison à ${town}`,
    pillarIn: (town: string) => `pilier à ${town}`,
    taken: 'Pris dans mon entrepôt',
    gone: 'Partis de mon entrepôt',
    anythingElse: 'Autre chose',
    noDie: 'Aucun dé n’a été pris.',
    more: (number: number) =>
      `${count(number, { one: '1 ressource', other: `${number} ressources` })} de plus que ce que donne le dé.`,
    overAnyway: 'C’est juste : mon tour est fini',
  },
  turnOver: 'Mon tour est fini',
  waste: 'Ceci abandonne quelque chose :',
  undo: 'Annuler',
  differs: 'Quelque chose diffère',
  checkTable: 'Vérifier la table',
  checkAbout: 'Comparez partie par partie avec votre table. Touchez ce qui diffère.',
  agrees: 'C’est pareil',
  edit: 'Modifier un nombre',
  back: 'Retour',
  takeBotBack: 'Reprendre ce tour et corriger d’abord',
  rolledBefore: (notation: string) => `Rejouer le même lancer (${notation})`,
  notPossibleAbout:
    'Alors la position d’ici diffère de votre table. Reprenez le tour, corrigez la différence, et le Cardinal décidera à nouveau.',
  differsAbout:
    'Alors la position d’ici diffère de votre table. Corrigez la différence, ou annulez la dernière entrée.',
  editing: 'Corriger la position',
  editAbout: 'Ce que vous entrez compte comme correction. Annuler la reprend.',
  editOver: 'La partie est terminée. Annulez la dernière saisie ; tout peut alors être corrigé.',
  find: 'Chercher',
  set: 'Entrer',
  none: 'Rien',
  moveHere: 'Amener ici une tuile depuis',
  anyway: 'Entrer quand même',
  groups: {
    seat: (name: string) => name,
    tiles: 'Tuiles',
    boards: 'Tuiles sur les plateaux',
    pieces: 'Pions et maisons',
    dice: 'Dés, roue et corruption',
    cards: 'Coûts, foires et décrets',
  },
  corrections: (number: number) =>
    `${number} ${count(number, { one: 'correction', other: 'corrections' })}`,
  where: 'Où en étions-nous ?',
  lastPlayed: (ago: string, date: string) => `Dernier coup ${ago}, le ${date}.`,
  whereRound: (round: number, turn: number) => `Manche ${round} sur 4, tour ${turn} sur 3`,
  whereSetup: 'Mise en place en cours',
  whereOver: 'La partie est finie',
  points: (name: string, vp: number) => `${name} : ${vp} PV`,
  goods: (name: string) => `Ressources : ${name}`,
  go: 'Continuer',
  awake: 'L’écran reste allumé tant que cette page est ouverte.',
  notAwake: 'Ce navigateur laisse l’écran s’éteindre.',
  noOffline:
    'En HTTP simple, cette page ne peut pas démarrer hors ligne. Une fois chargée, elle continue seule.',
  over: 'La partie est finie',
  wins: (name: string) => `${name} gagne.`,
  arithmetic: 'Points par source',
  save: 'Enregistrer un fichier',
  person: (number: number) => `Joueur ${number}`,
  people: (number: number) => `${number} joueurs`,
  players: 'Joueurs',
  plays: 'Parties à cette table',
  inPlay: 'Marqués pendant le jeu',
  kingSpace: 'Case du roi',
  award: (vp: number) => `Le plus haut, sans tuile : +${vp} PV`,
  fairTile: 'Tuile foire',
  present: 'Présent (maison ou marchand)',
  fairSum: (round: number) => `Foire ${round}`,
  housesOnMap: 'Maisons sur la carte',
  pillarsOnMap: 'Piliers sur la carte',
  completed: 'Bâtiments achevés',
  goodsLeft: 'Ressources restantes',
  atTheEnd: 'Fin de la partie',
  overlay: 'Réglette de décompte',
  minesPlaced: 'Mines posées',
  silverLeft: 'Argent restant',
  tierOf: (number: number) => `Technologie ${number}, niveau atteint (0 à 3)`,
  leaveOut: 'Laissez ces tuiles dans la boîte ; mélangez les autres par famille, face cachée.',
  diceInBag: (number: number) => `Mettez ${number} dés de chaque couleur dans le sac.`,
  ticked: (done: number, of: number) => `${done} sur ${of} faits`,
  startOver: 'Recommencer',
  printHow: 'Imprimez en A4 ou Letter ; chaque feuille est une page.',
  printNow: 'Imprimer',
  iconSheet: 'Icônes',
  aid: 'Aide de jeu',
  aidSteps: (award: number): readonly string[] => [
    'Piochez et lancez les dés ; posez chacun sur le segment de sa valeur.',
    'Trois fois : révélez un jeton de corruption, tous les marqueurs roi descendent ; puis chacun joue un tour.',
    'Tour : prenez un dé ; prenez ou laissez la tuile bonus de son action ; gagnez autant de ressources que la valeur du dé ; dépensez 7 moins cette valeur en points d’action.',
    'À chaque décision de votre tour : remplissez des contrats, placez des blasons, contribuez aux cathédrales, utilisez des assistants, achetez une ressource pour 2 or.',
    `Phase du roi : le marqueur le plus haut prend la tuile (ou ${award} PV s’il n’y en a pas) ; chacun marque sa case ; le nouvel ordre suit la piste ; les marqueurs sous 0 reviennent à 0.`,
    'Foire : qui a une maison ou le marchand dans la ville marque.',
    'Nettoyage : complétez les tuiles, retournez les jetons de corruption, dés dans le sac, tournez la roue d’un cran.',
    'Après la manche 4 : maisons × piliers, bâtiments achevés, 1 PV par 4 ressources.',
  ],
  crests: 'Cases blason',
  decrees: 'Décrets',
  challengeCards: 'Défis',
  dieGrid: 'Touchez chaque dé lancé.',
  twoDice: 'Touchez les deux dés à la fois, dans n’importe quel ordre.',
  pair: (low: number, high: number) => `${low} et ${high}`,
} satisfies CompanionWords
