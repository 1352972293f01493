import type { TextViewWords } from '../en/text-view.ts'
import { capital, list } from '../phrases.ts'
import { plural } from '../plural.ts'
import { of } from './of.ts'

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
    options: 'Possible maintenant',
    dice: 'Dés par action',
    places: 'Lieux',
    offers: 'Offres',
    board: 'Votre plateau',
    others: 'Les autres',
    fairs: 'Foires et prévisions',
    reasons: 'Les raisons du Cardinalbot',
    log: 'Journal',
    commands: 'Commandes',
    result: 'Résultat',
  },
  command: 'Commande',
  send: 'Envoyer',
  hint: 'Un coup ou une question, par exemple prendre laine 4, aller lyon, dés, pourquoi maison, aide. La flèche vers le haut rappelle ce que vous avez tapé.',
  completions: 'Vous pourriez continuer par',
  steps: 'Étapes de ce tour',
  backHere: 'Revenir ici',
  noSteps: 'Aucune étape pour l’instant.',
  then: 'Ensuite reprendra',
  europe: 'Europe',
  underground: (map) => `Souterrain ${map}`,
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
  turnedUp: 'Révélés',
  empty: 'vide',
  forecast: (name, now, round, game) =>
    `${name} a ${now} points, ${round} si la manche finissait maintenant, ${game} si la partie finissait`,
  forecastOff: 'Les prévisions sont désactivées à cette table.',
  score: (name, vp) => `${name} ${vp}`,
  wholeLog: 'Tout le journal',
  look: 'Regarder',
  inFull: 'En entier',
  numbered: (number, what) => `${number} : ${what}`,
  help: {
    moves: 'Coups',
    questions: 'Questions et déroulement du tour',
    typed: 'À taper',
    does: 'Effet',
    note: 'Les mots entiers ne sont pas nécessaires : les trois premières lettres suffisent là où rien d’autre ne commence ainsi. Les mots français et anglais sont compris, et la notation aussi. Plusieurs coups se tapent avec un point-virgule entre eux.',
  },
  answers: {
    unknown: (word, close) => `« ${word} » n’est pas compris.${meant(close)}`,
    unfit: (near) =>
      near.length === 0
        ? 'Ce n’est pas un coup ; options dit ce qui est possible.'
        : `Ce n’est pas un coup.${meant(near)}`,
    several: (forms, more) =>
      more === 0
        ? `Cela peut être ${or(forms.map((form) => `« ${form} »`))} : précisez.`
        : `Cela peut être ${forms.map((form) => `« ${form} »`).join(', ')} ou ${more} autres : précisez.`,
    refused: (sentence, rule) => `Impossible : ${sentence} Règle ${rule}.`,
    possible: (what) => `Possible : ${what}.`,
    noNumber: (most) =>
      most === 0 ? 'Il n’y a rien à décider maintenant.' : `La liste va de 1 à ${most}.`,
    again: (warnings) => `${warnings} Répétez la commande pour le faire quand même.`,
    undone: (what) => `Annulé : ${what}.`,
    redone: (what) => `Rétabli : ${what}.`,
    noUndo: 'Rien à annuler : le hasard ou quelqu’un d’autre a joué après votre dernière étape.',
    noRedo: 'Rien à rétablir.',
    restarted: 'Toutes les étapes de ce tour sont annulées.',
    noDieTaken: 'Dites quel dé : prendre laine 4 +1.',
    whyWhat: 'Dites quel coup : pourquoi maison.',
    notNow: 'Vous n’avez rien à décider maintenant.',
    rules: 'Les règles sont ouvertes.',
    dice: (action, value, points, dice) =>
      `${action} ${value} (${points}) : ${dice.length === 0 ? 'aucun dé' : dice.join(', ')}`,
    noSuchDice: 'Aucun dé de ce genre sur la roue.',
    placesWhich: (fairs) => `Dites quel lieu : lieu lyon. ${fairs}.`,
    noPlace: (word) => `Aucun lieu ne s’appelle « ${word} ».`,
    noPlayer: (word) => `Personne ici ne s’appelle « ${word} ».`,
    options: (number, forms, more) =>
      `${number} ${count(number, { one: 'coup possible', other: 'coups possibles' })} : ${forms.join(', ')}${more === 0 ? '' : ` et ${more} de plus dans la liste`}.`,
    noOptions: 'Rien de tel n’est possible maintenant.',
    noTasks: 'Aucune tâche n’est possible maintenant.',
    noNews: 'Rien ne s’est passé depuis.',
    help: (questions, moves) =>
      `Vous pouvez demander ${or(questions)}, et jouer par ${or(moves)} ; aide suivi d’un de ces mots en dit plus.`,
    helpOn: (usage, does) => `${usage} : ${does}.`,
    noReasons: 'Le Cardinalbot n’a pas encore joué.',
    noSuchReason: (most) => `Son dernier tour a eu les étapes 1 à ${most}.`,
    takeBack:
      'Le hasard ou quelqu’un d’autre est intervenu après votre dernière étape. Redites-le pour la reprendre quand même ; l’enregistrement le note.',
    past: (moment, of) =>
      `Vous regardez le moment ${moment} sur ${of} ; « maintenant » vous ramène au présent.`,
    momentWhich: (most) => `Dites quel moment, de 0 à ${most} : moment 40.`,
    present: 'C’est le présent.',
    thinking: 'Le maître réfléchit ; la réponse sera dite ici.',
    noHints: 'À plusieurs, les conseils sont coupés ; les réglages les permettent.',
    noHintsToday: 'Personne n’est aidé dans la partie du jour.',
  },
} satisfies TextViewWords
