import type { GameEvent, ScoreSource } from '@tiletum/engine'
import type { LogTexts } from '../en/log.ts'
import { ROMAN, list, sentence, signed } from '../phrases.ts'
import { plural } from '../plural.ts'
import { correctionOf } from '../message-data/corrections.ts'
import { amountsOf, isQuiet, isReturn, phrasesOf } from '../message-data/log-sentences.ts'
import type { EventWords } from '../message-data/log-sentences.ts'
import { costOf, placeById, seatName, tileById, tilePlace } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import { turnOf } from '../message-data/turn-summary.ts'
import type { TurnHighlight } from '../message-data/turn-summary.ts'
import { OF_CREST } from './effects.ts'
import { corrections } from './corrections.ts'
import { nouns } from './nouns.ts'
import { of } from './elision.ts'
import { SILVER_EVENTS } from './silver.ts'
import { things } from './thing-phrases.ts'

const and = list('et')
const count = plural('fr')

export const log = {
  event: (table, event) => sentencesOf(table, [event])[0],
  sentences: sentencesOf,
  turn,
  source: {
    start: 'départ',
    'contract-tile': 'tuiles Contrat',
    'contract-space': 'cases Contrat',
    'bot-contract': 'son bonus pour les contrats',
    'cathedral-tile': 'tuiles Cathédrale',
    'construction-cost': 'coûts de construction',
    'king-track': 'piste du Roi',
    'king-award': 'en tête sur la piste du Roi',
    'fair-1': 'foire 1',
    'fair-2': 'foire 2',
    'fair-3': 'foire 3',
    'fair-4': 'foire 4',
    'house-space': 'cases Maison',
    crest: 'blasons',
    character: 'personnages',
    helper: 'assistants',
    'completed-buildings': 'bâtiments achevés',
    'houses-times-pillars': 'maisons × piliers',
    goods: 'ressources restantes',
    challenge: 'défis',
    silver: 'argent restant',
    technology: 'technologies',
    tablet: 'tablettes',
    surprise: 'Surprises du Roi',
    correction: 'corrections',
  },
} satisfies LogTexts

/** Un prospecteur parmi plusieurs. */
const OWN_PIECE = {
  merchant: 'son marchand',
  architect: 'son architecte',
  prospector: 'un de ses prospecteurs',
} as const

const subject = (name: string): string => (name === 'Cardinalbot' ? `Le ${name}` : name)

function sentencesOf(table: NamedGame, events: readonly GameEvent[]): readonly string[] {
  return phrasesOf(EVENTS, table, events).map(({ seat, phrases }) =>
    seat === undefined ? sentence(and(phrases)) : `${subject(seat)} ${and(gainedOnce(phrases))}.`,
  )
}

const GAINS = 'gagne '

/** « gagne 1 or, puis 6 PV » : le verbe ne se répète pas d’un gain au suivant. */
function gainedOnce(phrases: readonly string[]): readonly string[] {
  const once: string[] = []
  for (const phrase of phrases) {
    const last = once.at(-1)
    if (last?.startsWith(GAINS) === true && phrase.startsWith(GAINS))
      once[once.length - 1] = `${last}, puis ${phrase.slice(GAINS.length)}`
    else once.push(phrase)
  }
  return once
}

const ONE: Readonly<Partial<Record<ScoreSource, string>>> = {
  'contract-tile': 'tuile Contrat',
  'contract-space': 'case Contrat',
  'bot-contract': 'son bonus pour un contrat',
  'cathedral-tile': 'tuile Cathédrale',
  'construction-cost': 'coût de construction',
  'house-space': 'case Maison',
  crest: 'blason',
  character: 'personnage',
  helper: 'assistant',
  challenge: 'défi',
  technology: 'technologie',
  tablet: 'tablette',
  surprise: 'Surprise du Roi',
  correction: 'correction',
}

const worth = (vp: number, from: ScoreSource): string =>
  `${nouns.vp(vp)} (${ONE[from] ?? log.source[from]})`

const EVENTS: EventWords = {
  correction: ({ move }, { table }) => {
    const facts = correctionOf(table, move)
    // its points are told by themselves
    return facts.about?.of === 'vp' ? undefined : `correction : ${corrections.sentence(facts)}`
  },
  ...SILVER_EVENTS,
  round: ({ round }) => `la manche ${round} commence`,
  'king-phase': () => 'la phase du Roi commence',
  'fair-phase': ({ round }) => `phase de la foire ${round}`,
  cleanup: () => 'phase d’entretien',
  order: ({ seats }, { table }) =>
    `ordre du tour : ${seats.map((seat) => seatName(table, seat)).join(', ')}`,
  cost: ({ cost, town }, { table }) => {
    const { closed, vp, asks, price } = costOf(table, table.rules.names.cost.indexOf(cost))
    const where = of(things.place(placeById(table, town)))
    if (closed) return `la cathédrale ${where} est indisponible`
    return `la cathédrale ${where} coûte ${nouns.amount(asks, price)} et rapporte ${nouns.vp(vp)}`
  },
  roll: (_facts, { all }) =>
    `dés lancés : ${all.map(({ colour, value }) => things.die(colour, value)).join(', ')}`,
  corruption: ({ value }) =>
    `corruption ${value} : ${value === 0 ? 'les marqueurs de la piste du Roi restent en place' : `tous les marqueurs de la piste du Roi reculent de ${nouns.spaces(value)}`}`,
  reveal: ({ tile, to }, { table }) =>
    `${things.tile(tileById(table, tile))} est révélé ${things.to(tilePlace(table, to))}`,
  turn: ({ turn: number }) => `commence son tour ${number} sur 3`,
  'turn-over': () => 'finit son tour',
  die: ({ colour, value, printed, resource, count: units, or, ...die }) => {
    const act = ({ action, points }: NonNullable<typeof or>): string =>
      `${things.action(action)} avec ${nouns.ap(points)}`
    const acts = or === undefined ? act(die) : `${act(die)} ou ${act(or)}`
    return `prend le dé ${things.die(colour, printed)}${printed === value ? '' : `, changé en ${value}`} : ${nouns.amount(resource, units)}, ${acts}`
  },
  act: ({ action, points }, { event }) =>
    isQuiet(event)
      ? undefined
      : `utilise le Joker pour une ${things.action(action)} avec ${nouns.ap(points)}`,
  take: ({ tile, from }, { table }) =>
    `prend ${things.tile(tileById(table, tile))} ${things.to(tilePlace(table, from))}`,
  discard: ({ tile }, { table }) => `défausse ${things.tile(tileById(table, tile))}`,
  walk: ({ piece, to }, { table }) =>
    `déplace ${OWN_PIECE[piece]} ${things.in(placeById(table, to))}`,
  build: ({ what, town }, { table }) =>
    what === 'house'
      ? `place une maison ${things.in(placeById(table, town))}`
      : `place un pilier à la cathédrale ${of(things.place(placeById(table, town)))}`,
  renew: ({ tiles }) =>
    `défausse ${count(tiles.length, { one: 'le personnage', other: `les ${tiles.length} personnages` })} de l’offre et la reconstitue`,
  place: ({ tile, building, floor }, { table }) =>
    `place ${things.tile(tileById(table, tile))} à l’étage ${floor} du bâtiment ${building}`,
  'free-house': ({ building }) => `ajoute à sa réserve la maison du toit du bâtiment ${building}`,
  'free-pillar': () => 'ajoute un pilier à sa réserve',
  complete: ({ building, points, action }) =>
    action === undefined
      ? `achève le bâtiment ${building}`
      : `achève le bâtiment ${building} et gagne désormais ${nouns.ap(points)} de plus pour l’${things.action(action)}`,
  king: ({ from, to }, { event }) =>
    isReturn(event)
      ? `revient sur la case ${signed(to)} de la piste du Roi`
      : `${to > from ? 'avance' : 'recule'} sur la case ${signed(to)} de la piste du Roi`,
  gain: (_facts, { event, all }) =>
    isQuiet(event)
      ? undefined
      : `gagne ${and(amountsOf(all).map(([resource, number]) => nouns.amount(resource, number)))}`,
  pay: (_facts, { all }) =>
    `paie ${and(amountsOf(all).map(([resource, number]) => nouns.amount(resource, number)))}`,
  score: (_facts, { all }) => {
    const won = all.filter(({ points }) => points > 0)
    const lost = all.filter(({ points, printed }) => points < 0 || printed < 0)
    return and([
      ...(won.length === 0
        ? []
        : [`gagne ${and(won.map((each) => worth(each.points, each.from)))}`]),
      ...lost.map(({ points, from }) => `perd ${worth(-points, from)}`),
    ])
  },
  fulfil: ({ tile }, { table }) => `remplit ${things.tile(tileById(table, tile))}`,
  crest: ({ crest, building }) => `place le blason ${OF_CREST[crest]} sous le bâtiment ${building}`,
  contribute: ({ town }, { table }) =>
    `contribue à la cathédrale ${of(things.place(placeById(table, town)))}`,
  use: ({ tile }, { table }) => `utilise ${things.tile(tileById(table, tile))}`,
  wheel: ({ joker }) => `la roue tourne : le ${joker} fait face au joker`,
  fair: ({ fair }) => `participe à la foire ${fair}`,
}

function turn(table: NamedGame, events: readonly GameEvent[]): string | undefined {
  const told = turnOf(table, events)
  if (told === undefined) return undefined
  const { die, as, highlights, vp } = told
  const from =
    die === undefined
      ? 'n’a pas pris de dé'
      : `a pris le dé ${things.die(die.colour, die.value)} (${nouns.action[die.action]}${as === undefined ? '' : `, utilisé pour l’${things.action(as)}`})`
  const results = [...highlights.map(highlight), ...(vp === 0 ? [] : [nouns.vp(vp)])]
  const rest = results.length === 0 ? '' : ` : ${results.join(', ')}`
  return `${subject(seatName(table, told.seat))} ${from}${rest}.`
}

function highlight(done: TurnHighlight): string {
  switch (done.did) {
    case 'house':
    case 'pillar':
    case 'mine':
      return `${nouns.building[done.did]} ${things.in(done.town)}`
    case 'enter':
      return `prospecteur sur le plan souterrain ${ROMAN[done.map - 1] ?? done.map}`
    case 'technology':
      return `niveau ${ROMAN[done.tier - 1] ?? done.tier} de la technologie ${done.technology.fr}`
    case 'contribute':
      return done.there
        ? 'contribution à cette cathédrale'
        : `contribution à la cathédrale ${of(things.place(done.town))}`
    case 'crest':
      return `blason ${OF_CREST[done.crest]} placé`
    case 'complete':
      return `bâtiment ${done.building} achevé`
    case 'walk':
      return `${nouns.piece[done.piece]} ${things.in(done.to)}`
    case 'contracts':
      return `${done.count} ${count(done.count, { one: 'contrat rempli', other: 'contrats remplis' })}`
    case 'characters':
      return `${done.count} ${count(done.count, { one: 'personnage placé', other: 'personnages placés' })}`
    case 'helpers':
      return `${done.count} ${count(done.count, { one: 'assistant utilisé', other: 'assistants utilisés' })}`
    case 'tiles':
      return `${done.count} ${count(done.count, { one: 'tuile prise', other: 'tuiles prises' })}`
    case 'king':
      return `case ${signed(done.to)} de la piste du Roi`
  }
}
