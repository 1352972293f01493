import type { ChronicleWords, ChronicleChapter } from '../en/chronicle.ts'
import { capital, list, signed } from '../phrases.ts'
import { plural } from '../plural.ts'
import { chronicleOf } from '../message-data/chronicle.ts'
import type {
  Chronicle,
  SeatVp,
  Highlight,
  Edge,
  PlayedGame,
  SeatRound,
  EdgeSubject,
  ToldRound,
} from '../message-data/chronicle.ts'
import { seatName } from '../message-data/named-game.ts'
import type { Place } from '../message-data/named-game.ts'
import { OF_CREST } from './effects.ts'
import { nouns } from './nouns.ts'
import { of } from './elision.ts'
import { things } from './thing-phrases.ts'

const and = list('et')
const count = plural('fr')

export const chronicle = {
  title: 'Bilan de la partie',
  of: (names) => and(names),
  played: (date) => `Partie du ${date.toLocaleDateString('fr-FR', { dateStyle: 'long' })}`,
  story: (game) => storyOf(game, chronicleOf(game)),
  storyTitle: 'Le récit',
  map: 'La carte à la fin',
  sources: 'PV par origine',
  picture: 'Enregistrer en image',
  drawing: 'Enregistrer en dessin (SVG)',
  print: 'Imprimer',
  share: 'Partager le résultat',
  send: 'Partager',
  copy: 'Copier',
  copied: 'Copié.',
  select: 'Copiez le texte sélectionné.',
  failed: 'L’image n’a pas pu être créée. Le dessin (SVG) s’ouvre dans tout navigateur.',
  unfinished: 'Cette partie n’est pas terminée. Son bilan s’écrit à la fin.',
  missing: 'Cette partie n’est pas enregistrée sur cet appareil.',
  back: 'Accueil',
  game: 'Retour à la partie',
  strip: {
    head: (mode) => `Tiletum : ${mode}`,
    people: (number) => `${number} joueurs`,
    solo: (difficulty) => `en solo contre le Cardinalbot, ${difficulty}`,
    expansions: { silver: 'Prospect for Silver' },
    lead: 'en tête après chaque manche',
  },
} satisfies ChronicleWords

const MASCULINE = [
  'aucun',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
]
const some = (number: number, one: string, other: string, feminine = false): string => {
  const spelled = number === 1 && feminine ? 'une' : (MASCULINE[number] ?? number)
  return `${spelled} ${count(number, { one, other })}`
}

/** Dans une phrase ; le Cardinalbot prend l’article. */
const namesIn =
  (game: PlayedGame): Names =>
  (seat) => {
    const called = seatName(game, seat)
    return called === 'Cardinalbot' ? `le ${called}` : called
  }
type Names = (seat: number) => string

/** « à Anna », « au Cardinalbot ». */
const to = (name: string): string => (name === 'le Cardinalbot' ? 'au Cardinalbot' : `à ${name}`)
/** « que Bruno », « qu’Anna ». */
const than = (name: string): string => of(name).replace(/^d’/, 'qu’').replace(/^de /, 'que ')
/** « d’Anna », « du Cardinalbot ». */
const from = (name: string): string => of(name.replace(/^le (?=Cardinalbot$)/, ''))

function storyOf(game: PlayedGame, told: Chronicle): readonly ChronicleChapter[] {
  const name = namesIn(game)
  return [
    { title: 'Avant le premier tour', sentences: opening(told) },
    ...told.rounds.map((round) => ({
      title: `Manche ${round.round} : la foire ${things.in(round.fair)}`,
      sentences: [
        ...round.seats.map((seat, index) => seatSentence(seat, index, round, name)),
        ...kingSentences(round, name),
        fairSentence(round, name),
        leadSentence(round, name),
      ].map(capital),
    })),
    { title: 'Ce qui a décidé', sentences: ending(told, name).map(capital) },
  ]
}

const opening = ({ rounds }: Chronicle): readonly string[] => [
  `Quatre foires étaient annoncées : ${and(rounds.map(({ fair }) => things.place(fair)))}.`,
]

const BEST: readonly ((name: string, did: string, vp: string) => string)[] = [
  (name, did, vp) =>
    `Le meilleur départ revient ${to(name)}, avec ${vp}. En trois tours, ${name} ${did}.`,
  (name, did, vp) => `La manche revient ${to(name)}, qui ${did} : ${vp}.`,
  (name, did, vp) => `Personne n’a fait mieux ${than(name)}, qui ${did}, soit ${vp}.`,
  (name, did, vp) => `La plus belle fin de partie est celle ${from(name)}, qui ${did} : ${vp}.`,
]
const OTHERS: readonly ((name: string, did: string, vp: string) => string)[] = [
  (name, did, vp) => `${name} ${did}, pour ${vp}.`,
  (name, did, vp) => `${name} ${did} : ${vp}.`,
  (name, did, vp) => `Pour ${vp}, ${name} ${did}.`,
]
const GREAT_TURN = 10

function seatSentence(
  { seat, vp, highlights, best }: SeatRound,
  index: number,
  { round }: ToldRound,
  name: Names,
): string {
  const points = nouns.vp(vp)
  if (highlights.length === 0)
    return `${name(seat)} a amassé des ressources ${vp === 0 ? 'sans rien marquer' : `et marqué ${points}`}.`
  const did = highlightsPhrase(highlights)
  if (vp === 0) return `${name(seat)} ${did}, sans rien marquer.`
  const pattern =
    index === 0 ? BEST[(round - 1) % BEST.length] : OTHERS[(index + round) % OTHERS.length]
  const sentence = (pattern ?? OTHERS[0])?.(name(seat), did, points) ?? ''
  return best !== undefined && best.vp >= GREAT_TURN && best.vp < vp && best.vp * 2 > vp
    ? `${sentence} Le tour ${best.turn} a rapporté à lui seul ${nouns.vp(best.vp)}.`
    : sentence
}

/** L’auxiliaire se dit une fois, et de même un verbe qui se répète. */
function highlightsPhrase(highlights: readonly Highlight[], ...more: readonly string[]): string {
  const phrases = [...highlights.map(highlightPhrase), ...more].map((phrase) =>
    phrase.replace(/^a /, ''),
  )
  return `a ${and(
    phrases.map((phrase, index) => {
      const [verb = ''] = phrase.split(' ')
      return phrases[index - 1]?.startsWith(`${verb} `) ? phrase.slice(verb.length + 1) : phrase
    }),
  )}`
}

const atTowns = (towns: readonly Place[]): string => and([...new Set(towns.map(things.in))])

function highlightPhrase(highlight: Highlight): string {
  switch (highlight.did) {
    case 'house':
      return `a bâti ${some(highlight.towns.length, 'maison', 'maisons', true)} ${atTowns(highlight.towns)}`
    case 'pillar':
      return `a dressé ${some(highlight.towns.length, 'pilier', 'piliers')} ${atTowns(highlight.towns)}`
    case 'mine':
      return `a creusé ${some(highlight.towns.length, 'mine', 'mines', true)} ${atTowns(highlight.towns)}`
    case 'contribute':
      return `a contribué ${count(highlight.towns.length, { one: 'à la cathédrale', other: 'aux cathédrales' })} ${and([...new Set(highlight.towns.map((town) => of(things.place(town))))])}`
    case 'contract':
      return `a rempli ${some(highlight.count, 'contrat', 'contrats')}`
    case 'complete':
      return `a achevé ${some(highlight.count, 'bâtiment', 'bâtiments')}`
    case 'character':
      return `a placé ${some(highlight.count, 'personnage', 'personnages')}`
    case 'crest':
      return `a placé ${count(highlight.crests.length, { one: 'le blason', other: 'les blasons' })} ${and(highlight.crests.map((crest) => OF_CREST[crest]))}`
    case 'technology':
      return `a progressé dans ${count(highlight.technologies.length, { one: 'la technologie', other: 'les technologies' })} ${and(highlight.technologies.map(({ fr }) => fr))}`
  }
}

const worth =
  (name: Names) =>
  ({ seat, vp }: SeatVp): string =>
    `${nouns.vp(vp)} ${to(name(seat))}`

function kingSentences({ king, corruption }: ToldRound, name: Names): readonly string[] {
  const won = king.filter(({ vp }) => vp > 0)
  const lost = king.filter(({ vp }) => vp < 0).map(({ seat, vp }) => ({ seat, vp: -vp }))
  const first =
    corruption < 2
      ? ''
      : `après que la corruption a fait reculer tous les marqueurs Roi de ${corruption} cases, `
  if (won.length === 0 && lost.length === 0)
    return [`${first}la piste du Roi n’a rien rapporté ni coûté.`]
  return [
    `${first}${[
      ...(won.length === 0 ? [] : [`le Roi a accordé ${and(won.map(worth(name)))}`]),
      ...(lost.length === 0
        ? []
        : [`${won.length === 0 ? 'le Roi a' : 'mais a'} coûté ${and(lost.map(worth(name)))}`]),
    ].join(' ')}.`,
  ]
}

function fairSentence({ fair, present, absent }: ToldRound, name: Names): string {
  const where = things.in(fair)
  if (present.length === 0) return `personne n’a participé à la foire ${where}.`
  const missing =
    absent.length === 0
      ? ''
      : ` ; ${and(absent.map(name))} n’y ${count(absent.length, { one: 'était', other: 'étaient' })} pas`
  return present.every(({ vp }) => vp === 0)
    ? `la foire ${where} n’a rien rapporté à personne${missing}.`
    : `la foire ${where} a rapporté ${and(present.filter(({ vp }) => vp !== 0).map(worth(name)))}${missing}.`
}

function leadSentence({ before, after, round }: ToldRound, name: Names): string {
  const order = after.map((_, seat) => seat).toSorted((a, b) => (after[b] ?? 0) - (after[a] ?? 0))
  const [first = 0, second = 0] = order
  const [points = 0, next = 0] = [after[first], after[second]]
  const score = `${points} à ${next}`
  if (points === next)
    return `${name(first)} et ${name(second)} étaient à égalité avec ${nouns.vp(points)}.`
  const ledBefore = before.every((vp, seat) => seat === first || vp < (before[first] ?? 0))
  if (round === 1) return `${name(first)} menait ${score}.`
  if (!ledBefore) return `${name(first)} a pris la tête : ${score}.`
  const gap = (before[first] ?? 0) - Math.max(...before.filter((_, seat) => seat !== first))
  if (points - next >= gap + GREAT_TURN) return `${name(first)} a creusé l’écart : ${score}.`
  return points - next < gap
    ? `${name(first)} menait encore, mais de ${nouns.vp(points - next)} seulement.`
    : `${name(first)} a gardé la tête : ${score}.`
}

const SUBJECT_NAMES: Readonly<Record<EdgeSubject, string>> = {
  contracts: 'les contrats',
  cathedrals: 'les cathédrales',
  king: 'la piste du Roi',
  fairs: 'les foires',
  houses: 'les cases Maison',
  people: 'les personnages, assistants et blasons',
  product: 'les maisons et piliers à la fin',
  buildings: 'les bâtiments achevés',
  silver: 'l’argent et les technologies',
}
const CLOSE = 3

function ending(told: Chronicle, name: Names): readonly string[] {
  const { ranking, scores, final, decided, bestTurn, edge, consolation } = told
  const [winner = 0, second = 0] = ranking
  const margin = (scores[winner] ?? 0) - (scores[second] ?? 0)
  const won =
    margin === 0
      ? `${name(winner)} a gagné au départage : ${nouns.vp(scores[winner] ?? 0)} de part et d’autre.`
      : `${name(winner)} a gagné avec ${nouns.vp(scores[winner] ?? 0)}, ${margin <= CLOSE ? 'd’un souffle : ' : 'soit '}${margin} de plus ${than(name(second))}.`
  const turning = {
    start: `${name(winner)} a mené du premier tour au dernier.`,
    turn:
      decided.at === 'turn'
        ? `à partir de la manche ${decided.round}, tour ${decided.turn}, personne n’a plus rejoint ${name(winner)}.`
        : '',
    fair:
      decided.at === 'fair'
        ? `la foire de la manche ${decided.round} a donné la tête ${to(name(winner))} pour de bon.`
        : '',
    end: `seul le décompte final a donné la tête ${to(name(winner))}.`,
  }[decided.at]
  return [
    `le décompte final a rapporté ${and(ranking.map((seat) => worth(name)({ seat, vp: final[seat] ?? 0 })))}.`,
    won,
    ...(margin === 0 ? [] : [turning]),
    ...(edge === undefined ? [] : [`la différence s’est faite sur ${comparison(edge)}.`]),
    ...(consolation === undefined
      ? []
      : [`${name(second)} a fait mieux sur ${comparison(consolation)}.`]),
    ...(bestTurn === undefined || bestTurn.vp < GREAT_TURN
      ? []
      : [
          `le plus beau tour de la partie : manche ${bestTurn.round}, tour ${bestTurn.turn}, où ${name(bestTurn.seat)} ${highlightsPhrase(bestTurn.highlights, `a marqué ${nouns.vp(bestTurn.vp)}`)}.`,
        ]),
  ]
}

const comparison = ({ subject, own, other }: Edge): string =>
  `${SUBJECT_NAMES[subject]} (${signed(own)} à ${signed(other)})`
