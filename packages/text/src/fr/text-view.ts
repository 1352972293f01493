import type { TextViewWords } from '../en/text-view.ts'
import { capital, list } from '../phrases.ts'
import { plural } from '../plural.ts'
import { of } from './elision.ts'

const or = list('ou')
const and = list('et')
const count = plural('fr')
const meant = (close: readonly string[]) =>
  close.length === 0 ? '' : ` Vouliez-vous dire ${or(close.map((each) => `« ${each} »`))} ?`

export const textView = {
  title: 'Tiletum en texte',
  sections: {
    status: 'Situation',
    turn: 'À vous',
    turnOf: (name) => `Tour ${of(name)}`,
    options: 'Coups possibles',
    dice: 'Dés par action',
    places: 'Lieux',
    offers: 'Offres',
    board: 'Votre plateau',
    others: 'Autres joueurs',
    fairs: 'Foires et prévisions',
    reasons: 'Le raisonnement du Cardinalbot',
    log: 'Journal',
    commands: 'Commandes',
    result: 'Résultat',
  },
  command: 'Commande',
  send: 'Envoyer',
  hint: 'Tapez un coup ou une question : « prendre laine 4 », « aller lyon », « dés », « pourquoi maison », « aide »… La flèche vers le haut rappelle vos commandes.',
  completions: 'Suites possibles',
  steps: 'Étapes de ce tour',
  backHere: 'Revenir ici',
  noSteps: 'Aucune étape pour l’instant.',
  then: 'À reprendre ensuite',
  europe: 'Europe',
  underground: (map) => `Plan souterrain ${map}`,
  segment: (action, value, points) => `${capital(action)}, valeur ${value}, ${points}`,
  segmentTile: (tile) => `Tuile Bonus : ${tile}`,
  noDice: 'Aucun dé.',
  die: (die, goods) => `${die} : ${goods}`,
  take: (die) => `Prendre ${die}`,
  houses: (spaces) => `cases Maison libres ${spaces}`,
  mines: (spaces) => `cases Mine libres ${spaces}`,
  cathedral: (what) => `cathédrale : ${what}`,
  fair: (number) => `foire ${number}`,
  stands: (piece, name) => `${piece} ${of(name)}`,
  away: (pieces, steps) =>
    `à ${steps} ${count(steps, { one: 'case', other: 'cases' })} de votre ${and(pieces)}`,
  contracts: 'Contrats',
  characters: 'Personnages',
  technologies: 'Technologies',
  turnedUp: 'Tuiles révélées',
  empty: 'vide',
  forecast: (name, now, round, game) =>
    `${name} a ${now} PV, ${round} si la manche finissait maintenant, ${game} si la partie finissait`,
  forecastOff: 'Les prévisions sont désactivées à cette table.',
  score: (name, vp) => `${name} ${vp}`,
  wholeLog: 'Tout le journal',
  look: 'Regarder',
  inFull: 'En détail',
  numbered: (number, what) => `${number} : ${what}`,
  help: {
    moves: 'Coups',
    questions: 'Questions et déroulement du tour',
    typed: 'À taper',
    does: 'Effet',
    note: 'Inutile de taper les mots entiers : trois lettres suffisent s’il n’y a pas d’ambiguïté. Les mots français, anglais et la notation sont compris. Séparez plusieurs coups par un point-virgule.',
  },
  answers: {
    unknown: (word, close) => `Mot inconnu : « ${word} ».${meant(close)}`,
    unfit: (near) =>
      near.length === 0
        ? 'Ce n’est pas un coup : tapez « options » pour voir ce qui est possible.'
        : `Ce n’est pas un coup.${meant(near)}`,
    several: (forms, more) =>
      more === 0
        ? `Cela peut être ${or(forms.map((form) => `« ${form} »`))} : précisez.`
        : `Cela peut être ${forms.map((form) => `« ${form} »`).join(', ')} ou ${more} ${count(more, { one: 'autre', other: 'autres' })} : précisez.`,
    refused: (sentence, rule) => `Impossible : ${sentence} Règle ${rule}.`,
    possible: (what) => `Possible : ${what}.`,
    noNumber: (most) =>
      most === 0 ? 'Il n’y a rien à décider maintenant.' : `Choisissez un numéro de 1 à ${most}.`,
    again: (warnings) => `${warnings} Répétez la commande pour confirmer.`,
    undone: (what) => `Annulé : ${what}.`,
    redone: (what) => `Rétabli : ${what}.`,
    noUndo:
      'Rien à annuler : le hasard ou un autre joueur est intervenu depuis votre dernière étape.',
    noRedo: 'Rien à rétablir.',
    restarted: 'Toutes les étapes de ce tour sont annulées.',
    noDieTaken: 'Précisez le dé, par exemple « prendre laine 4 +1 ».',
    whyWhat: 'Précisez le coup, par exemple « pourquoi maison ».',
    notNow: 'Vous n’avez rien à décider maintenant.',
    rules: 'Les règles sont ouvertes.',
    dice: (action, value, points, dice) =>
      `${action} ${value} (${points}) : ${dice.length === 0 ? 'aucun dé' : dice.join(', ')}`,
    noSuchDice: 'Aucun dé de ce type sur la roue.',
    placesWhich: (fairs) => `Précisez le lieu, par exemple « lieu lyon ». ${fairs}.`,
    noPlace: (word) => `Aucun lieu ne s’appelle « ${word} ».`,
    noPlayer: (word) => `Aucun joueur ne s’appelle « ${word} ».`,
    options: (number, forms, more) =>
      `${number} ${count(number, { one: 'coup possible', other: 'coups possibles' })} : ${forms.join(', ')}${more === 0 ? '' : ` et ${more} ${count(more, { one: 'autre', other: 'autres' })} dans la liste`}.`,
    noOptions: 'Rien de tel n’est possible maintenant.',
    noTasks: 'Aucune tâche n’est possible maintenant.',
    noNews: 'Rien de nouveau depuis votre dernier tour.',
    help: (questions, moves) =>
      `Questions : ${or(questions)}. Coups : ${or(moves)}. Tapez « aide » suivi d’un de ces mots pour en savoir plus.`,
    helpOn: (usage, does) => `${usage} : ${does}.`,
    noReasons: 'Le Cardinalbot n’a pas encore joué.',
    noSuchReason: (most) =>
      `Son dernier tour a ${most} ${count(most, { one: 'étape', other: 'étapes' })} : choisissez de 1 à ${most}.`,
    takeBack:
      'Le hasard ou un autre joueur est intervenu depuis votre dernière étape. Répétez la commande pour l’annuler quand même ; l’enregistrement le signalera.',
    past: (moment, of) =>
      `Vous regardez la position ${moment} sur ${of} ; tapez « maintenant » pour revenir au présent.`,
    momentWhich: (most) => `Précisez la position, de 0 à ${most}, par exemple « moment 40 ».`,
    present: 'Vous êtes au présent.',
    thinking: 'Le maître réfléchit ; sa réponse s’affichera ici.',
    noHints: 'Les conseils sont désactivés à plusieurs ; activez-les dans les réglages.',
    noHintsToday: 'Pas de conseil dans la partie du jour.',
  },
} satisfies TextViewWords
