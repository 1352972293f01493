import type { Kind, JsonPath, Problem, Remark } from '@tiletum/content/edition'
import type { EditionWords } from '../en/edition.ts'
import { list } from '../phrases.ts'
import { nouns } from './nouns.ts'

const and = list('et')
const or = list('ou')

const KINDS: Readonly<Record<Kind, string>> = {
  number: 'un nombre',
  whole: 'un nombre entier',
  text: 'un mot',
  list: 'une liste',
  group: 'un groupe entre accolades',
  'yes-or-no': 'true ou false',
}

export const edition = {
  command: 'corriger le matériel d’après votre propre boîte',
  check: 'dire si un fichier d’édition est jouable',
  file: 'le fichier d’édition',
  template: 'afficher un fichier d’édition avec toutes les valeurs standard',
  schema: 'afficher le schéma JSON des fichiers d’édition, pour votre éditeur',
  unreadable: (file) => `Le fichier « ${file} » est illisible.`,
  good: (file) => `L’édition « ${file} » est jouable.`,
  bad: (file, count) =>
    `L’édition « ${file} » n’est pas jouable : ${count} ${count === 1 ? 'problème' : 'problèmes'}.`,
  noChange: 'C’est l’édition standard.',
  changes: 'Elle change :',
  remarks: 'Elle contredit des exemples des livrets :',
  place: placeOf,
  problem: (problem) => {
    const said = sentenceOf(problem)
    return problem.place.length === 0 ? said : `${placeOf(problem.place)} : ${said}`
  },
  remark,
} satisfies EditionWords

function placeOf(place: JsonPath): string {
  return place.map((step) => (typeof step === 'number' ? `${step + 1}` : step)).join(' › ')
}

function meant(near: readonly string[], allowed: readonly string[]): string {
  if (near.length > 0) return `vouliez-vous dire ${or(near)} ?`
  return allowed.length === 0 || allowed.length > 30
    ? ''
    : `valeurs admises : ${allowed.join(', ')}`
}

function withHint(said: string, hint: string): string {
  return hint === '' ? said : `${said} ; ${hint}`
}

function sentenceOf(of: Problem): string {
  switch (of.problem) {
    case 'not-json':
      return `ceci n’est pas du JSON (${of.detail})`
    case 'unknown-key':
      return withHint(`« ${of.key} » est inconnu ici`, meant(of.near, of.allowed))
    case 'not-one-of':
      return of.near.length === 0 && of.allowed.length <= 30
        ? `${of.value} n’est pas une des valeurs ${of.allowed.join(', ')}`
        : withHint(`${of.value} est inconnu ici`, meant(of.near, of.allowed))
    case 'wrong-kind':
      return `${of.value} n’est pas ${KINDS[of.kind]}`
    case 'missing':
      return `il manque ${KINDS[of.kind]}`
    case 'too-small':
      return `${of.value} est inférieur à ${of.from}`
    case 'too-large':
      return `${of.value} est supérieur à ${of.to}`
    case 'too-few':
      return `il n’y en a que ${of.count} ; il en faut au moins ${of.from}`
    case 'too-many':
      return `il y en a ${of.count} ; il en faut au plus ${of.to}`
    case 'no-form':
      return `${of.value} n’a aucune des formes admises : ${of.forms.join(' ou ')}`
    case 'bad-id':
      return `« ${of.value} » doit commencer par « ${of.family}. » et continuer avec des minuscules, des chiffres, des points et des tirets`
    case 'bad-text':
      return `${of.value} ne convient pas ici`
    case 'too-deep':
      return `groupes et listes s’emboîtent ici sur plus de ${of.most} niveaux`
    case 'too-big':
      return `c’est plus qu’une boîte ne peut contenir (${of.most} au plus)`
    case 'count':
      return `${nouns.family[of.family]} (${nouns.module[of.module]}) : il y en aurait ${of.actual} ; la boîte en contient ${of.expected}`
    case 'not-connected':
      return `aucun chemin ne mène à ${and(of.apart)}`
    case 'not-rising':
      return `${of.after} suit ${of.before} ; la piste doit monter de case en case`
    case 'not-falling':
      return `${of.after} se trouve sous ${of.before} ; la tuile la plus élevée doit être au-dessus`
    case 'lacks-space':
      return `la piste du Roi a besoin d’une case ${of.space}`
    case 'twice':
      return `« ${of.value} » s’y trouve deux fois`
    case 'unknown-space':
      return withHint(`il n’y a pas de case « ${of.value} »`, meant(of.near, []))
    case 'no-such-link':
      return `${and(of.between)} ne sont pas reliées`
    case 'link-exists':
      return `${and(of.between)} sont déjà reliées`
    case 'link-to-itself':
      return `« ${of.space} » ne peut pas être reliée à elle-même`
    case 'houses-at-two':
      return `${of.town} a ${of.count} cases Maison à deux joueurs ; une ville en a au plus une`
    case 'no-cathedral':
      return `${of.town} n’a pas de cathédrale, et il y a des tuiles Coût pour neuf`
    case 'bot-start':
      return `${of.count} tuiles Coût indiquent le départ de l’architecte du Cardinalbot ; il en faut une`
    case 'start-mine':
      return `${of.town} est la ville de départ du plan I, où sont les premières mines : elle n’a pas de case Mine`
    case 'start-tunnel':
      return `« ${of.space} » est une galerie ; les prospecteurs entrent dans une ville`
    case 'home-fair':
      return 'la première foire a toujours lieu ici, cette ville n’a donc pas de tuile'
    case 'tiles-short':
      return `à ${of.players} joueurs, on dispose ${of.needed} tuiles Bonus, mais il n’y en a que ${of.available}`
    case 'id-exists':
      return `l’identifiant ${of.id} existe déjà ; corrigez-le sous « tiles »`
    case 'nothing-asked':
      return 'rien n’est demandé'
    case 'needs-silver':
      return 'cette carte sert aussi sans Prospect for Silver et ne peut demander ni prospecteurs, ni mines, ni argent'
  }
}

function remark(of: Remark): string {
  switch (of.remark) {
    case 'distance':
      return `De ${of.from} à ${of.to}, il y a ${nouns.spaces(of.actual)}, dans le livret ${of.expected}.`
    case 'neighbours':
      return `Les villes adjacentes à ${of.town} sont ${and(of.actual)}, dans le livret ${and(of.expected)}.`
    case 'cathedrals-in-reach':
      return `Les cathédrales à ${nouns.spaces(of.steps)} au plus de ${of.town} sont ${and(of.actual)}, dans le livret ${and(of.expected)}.`
    case 'two-player-tile':
      return 'Le contrat de 7 fer manque à deux joueurs, alors qu’un exemple le montre.'
    case 'underground-example':
      return 'Sur la face A du plan souterrain II, l’exemple de l’action Prospecteur n’est pas jouable.'
  }
}
