import type { Action } from '@tiletum/engine'
import type { MoveText, MoveTexts } from '../en/moves.ts'
import { capital } from '../phrases.ts'
import { describeMove } from '../message-data/describe-move.ts'
import type { DieMoveFacts, MoveFacts, MoveWords } from '../message-data/move-facts.ts'
import { plural } from '../plural.ts'
import { components } from './components.ts'
import { OF_CREST, effects } from './effects.ts'
import { CORRECTION_MOVES } from './corrections.ts'
import { nouns } from './nouns.ts'
import { of } from './elision.ts'
import { SILVER_SOLO_MOVES } from './silver-solo.ts'
import { SILVER_MOVES } from './silver.ts'
import { SOME, YOUR_PIECE, THE_RESOURCE, things } from './thing-phrases.ts'

const count = plural('fr')

/** À l’infinitif, comme les effets. */
export const moves = {
  describe: (table, state, move) => describeMove(MOVES, table, state, move),
  group: {
    die: 'Prendre un dé',
    action: 'Action',
    bonus: 'Bonus',
    contracts: 'Contrats',
    crests: 'Blasons',
    cathedrals: 'Cathédrales',
    helpers: 'Assistants',
    buy: 'Acheter avec de l’or',
    technologies: 'Technologies',
    prospectors: 'Prospecteurs',
    finish: 'Passer ou terminer',
    chance: 'Hasard',
  },
  reveals: 'Cela révèle un élément caché : ce qui précède ne pourra plus être annulé.',
} satisfies MoveTexts

const said = (label: string, long = label): MoveText => ({ label, long })
const paid = (ap: number): string => (ap === 0 ? '' : ` (${nouns.ap(ap)})`)

const lost = (points: number): string =>
  `${nouns.ap(points)} ${count(points, { one: 'sera perdu', other: 'seront perdus' })}`

function brings({ resource, count: units, icon, prospector, ...die }: DieMoveFacts): string {
  return [
    `${nouns.amount(resource, units)}, ${act(die.action, die)}`,
    ...(prospector === undefined ? [] : [`ou ${act('prospector', prospector)}`]),
    ...(icon === true ? ['avec le symbole de déplacement'] : []),
  ].join(', ')
}

function act(action: Action, { points, tile }: Pick<DieMoveFacts, 'points' | 'tile'>): string {
  const what = `${things.action(action)} avec ${nouns.ap(points)}`
  return tile === undefined ? what : `${what} ; tuile Bonus : ${things.bare(tile)}`
}

const onceMore = (more: number): string =>
  more === 0
    ? ''
    : ` et gagner ${more} ${count(more, { one: 'ressource supplémentaire', other: 'ressources supplémentaires' })} au choix`

function fulfil(
  { tile, paid: units, vp, pillar }: MoveFacts['fulfil <face>'],
  kind: string,
): MoveText {
  const then = tile.sort === 'contract' ? tile.contract.then : undefined
  const gains = [
    nouns.vp(vp),
    ...(pillar ? ['un pilier pour votre réserve'] : []),
    ...(then === undefined ? [] : [things.brief(then)]),
  ]
  return said(
    `Remplir le ${things.bare(tile)}${kind}`,
    `Payer ${things.purse(units)} pour remplir un contrat : ${things.and(gains)}`,
  )
}

const MOVES: MoveWords<MoveText> = {
  ...CORRECTION_MOVES,
  ...SILVER_MOVES,
  ...SILVER_SOLO_MOVES,
  'die <colour> <value>': (die) =>
    said(
      capital(things.die(die.colour, die.value)),
      `Prendre le dé ${things.die(die.colour, die.value)} : ${brings(die)}`,
    ),
  'die <colour> <value> to <value>': (die) =>
    said(
      `${capital(things.die(die.colour, die.value))} → ${die.to} (${nouns.amount('gold', die.gold)})`,
      `Prendre le dé ${things.die(die.colour, die.value)} changé en ${die.to} (${nouns.amount('gold', die.gold)}) : ${brings(die)}`,
    ),
  'use <face> as <resource>': ({ tile, resource }) =>
    said(
      `Ressource du dé : ${nouns.resource[resource]}`,
      `Utiliser ${things.tile(tile)} : votre dé donnera ${SOME[resource]}`,
    ),
  'take <face>': ({ tile, from, ap }) =>
    said(
      `Prendre ${things.tile(tile)}${paid(ap)}`,
      `Prendre ${things.tile(tile)} ${things.to(from)}${paid(ap)}`,
    ),
  'take <face> from <offerSpace>': ({ tile, ap }) =>
    said(
      `Prendre ${things.tile(tile)}${paid(ap)}`,
      `Prendre ${things.tile(tile)} dans l’offre de contrats${paid(ap)}`,
    ),
  leave: ({ tile, king }) => {
    const what = tile === undefined ? 'la tuile Bonus' : things.tile(tile)
    return king ? said(`Défausser ${what}`) : said(`Laisser ${what}`, `Laisser ${what} à sa place`)
  },
  'walk <piece> <space>': ({ piece, to, ap }) =>
    said(
      `${capital(nouns.piece[piece])} ${things.in(to)}${paid(ap)}`,
      `Déplacer ${YOUR_PIECE[piece]} ${things.in(to)}${paid(ap)}`,
    ),
  'build house <houseSpace>': ({ town, space, bonus, ap }) => {
    const where = space === undefined ? '' : `, case ${space}`
    const gain = bonus === undefined ? '' : ` : ${things.brief(bonus)}`
    return said(
      `Maison ${things.in(town)}${where}${gain}${paid(ap)}`,
      `Placer une maison ${things.in(town)}${where}${gain}${paid(ap)}`,
    )
  },
  'build pillar <space>': ({ town, ap }) =>
    said(
      `Pilier ${things.in(town)}${paid(ap)}`,
      `Placer un pilier à la cathédrale ${of(things.place(town))}${paid(ap)}`,
    ),
  'renew characters': ({ ap }) =>
    said(
      `Renouveler les personnages${paid(ap)}`,
      `Défausser tous les personnages de l’offre, puis la reconstituer${paid(ap)}`,
    ),
  'place <face> building <building> floor <floor>': ({ tile, building, floor, ap, fills }) => {
    const gain = tile.sort === 'character' ? ` : ${things.brief(tile.effect)}` : ''
    const roof = fills ? ' ; la maison du toit rejoint votre réserve' : ''
    const who = tile.sort === 'character' ? `personnage (${nouns.action[tile.kind]})` : 'tuile'
    return said(
      `${capital(who)} : bâtiment ${building}, étage ${floor}${paid(ap)}`,
      `Placer le ${who} à l’étage ${floor} du bâtiment ${building}${gain}${roof}${paid(ap)}`,
    )
  },
  'exchange <resource> <resource>': ({ give, get, more, ap }) =>
    said(
      `${capital(nouns.resource[give])} → ${nouns.resource[get]}${paid(ap)}`,
      `Échanger ${nouns.amount(give, 1)} contre ${nouns.amount(get, 1)}${onceMore(more)}${paid(ap)}`,
    ),
  climb: ({ to, ap }) =>
    said(
      `Avancer sur la piste du Roi${paid(ap)}`,
      `Avancer votre marqueur d’une case sur la piste du Roi, sur la case ${nouns.vp(to)}${paid(ap)}`,
    ),
  'act <action>': ({ action, points }) =>
    said(
      `${capital(things.action(action))} avec ${nouns.ap(points)}`,
      `Effectuer l’${things.action(action)} avec ${nouns.ap(points)}`,
    ),
  'gain <goods>': ({ units }) => said(`Gagner ${things.purse(units)}`),
  'gain identical <resource>': ({ resource, count }) =>
    said(`Gagner ${nouns.amount(resource, count)}`),
  'characters <building>': ({ building, kind }) => {
    const who = kind === undefined ? '' : ` (${nouns.action[kind]})`
    return said(
      `Bâtiment ${building}${who}`,
      `Gagner les bonus des personnages du bâtiment ${building}${who}`,
    )
  },
  'bonus <face>': ({ tile }) => {
    const bonus = tile.sort === 'character' ? things.brief(tile.effect) : things.bare(tile)
    return said(`Bonus : ${bonus}`, `Gagner le bonus d’un personnage : ${bonus}`)
  },
  'buy <resource>': ({ resource, gold }) =>
    said(`Acheter ${nouns.amount(resource, 1)} pour ${nouns.amount('gold', gold)}`),
  'fulfil <face>': (facts) => fulfil(facts, ''),
  'fulfil <face> with <resource>': (facts) => fulfil(facts, ` : payer ${things.purse(facts.paid)}`),
  'crest <crest> building <building>': ({ crest, building, food, bonus }) =>
    said(
      `Blason ${OF_CREST[crest]} sous le bâtiment ${building} (${nouns.amount('food', food)})`,
      `Placer le blason ${OF_CREST[crest]} sous le bâtiment ${building} pour ${nouns.amount('food', food)} : ${effects.phrase(bonus)}`,
    ),
  'contribute <space>': ({ town, asks, price, vp }) =>
    said(
      `Contribuer ${things.in(town)} : ${nouns.vp(vp)} (${nouns.amount(asks, price)})`,
      `Contribuer à la cathédrale ${of(things.place(town))} pour ${nouns.amount(asks, price)} : ${nouns.vp(vp)}`,
    ),
  'use <face>': ({ tile }) =>
    tile.sort === 'helper'
      ? said(
          `Utiliser : ${things.brief(tile.effect)}`,
          `Utiliser un assistant : ${effects.phrase(tile.effect)}`,
        )
      : said(`Utiliser ${things.tile(tile)}`),
  done: ({ action, points }) =>
    action === undefined
      ? said('Terminer', 'Terminer ; le reste de ce bonus sera perdu')
      : said(
          'Terminer',
          points === 0
            ? `Terminer cette ${things.action(action)}`
            : `Terminer cette ${things.action(action)} ; ${lost(points)}`,
        ),
  'end turn': ({ points }) =>
    said('Finir le tour', points === 0 ? 'Finir votre tour' : `Finir votre tour ; ${lost(points)}`),
  'wheel <value>': ({ action, value }) =>
    said(`Le ${value} fait face à l’${things.action(action)}`),
  'action <action>': ({ action }) =>
    said(`Tuile suivante autour de la roue : ${things.action(action)}`),
  'tell later': () => said('Indiquées plus tard', 'Indiquer ces tuiles quand quelqu’un y arrive'),
  'draw <face>': ({ tile }) => said(capital(things.bare(tile)), `Piocher ${things.tile(tile)}`),
  'cost <cost>': ({ closed, asks, price, vp }) =>
    said(
      closed
        ? 'Cathédrale indisponible'
        : `Coût de construction : ${nouns.amount(asks, price)} pour ${nouns.vp(vp)}`,
    ),
  'town <space>': ({ town }) => said(`Une foire ${things.in(town)}`),
  'fair <fair>': ({ tile }) =>
    said(`Tuile Foire : ${components.describe({ is: 'fair', tile, removed: false }).slice(0, -1)}`),
  'corruption <corruption>': ({ value }) => said(`Corruption ${value}`),
  'roll <colour> <value>': ({ colour, value }) =>
    said(capital(things.die(colour, value)), `Obtenir le dé ${things.die(colour, value)}`),
  'first <seat>': ({ name }) => said(`${name} commence`),
  'bot roll <value> <value>': ({ values: [one, other] }) =>
    said(`${one} et ${other}`, `Le Cardinalbot obtient ${one} et ${other}`),
  'challenge <challenge>': ({ challenge }) => said(`Défi : ${challenge.fr}`),
  'bot merchant <space>': ({ town }) =>
    said(capital(things.place(town)), `Le marchand du Cardinalbot commence ${things.in(town)}`),
  'bot crest <face>': ({ tile }) =>
    said(capital(things.bare(tile)), `Le Cardinalbot reçoit ${things.tile(tile)}`),
  'pick die <colour> <value>': ({ colour, value }) =>
    said(
      capital(things.die(colour, value)),
      `À égalité, le Cardinalbot prend le dé ${things.die(colour, value)}`,
    ),
  'pick tile <face> at <space>': ({ tile, town }) =>
    said(
      `${capital(things.bare(tile))} ${things.in(town)}`,
      `À égalité, le Cardinalbot prend ${things.tile(tile)} ${things.in(town)}`,
    ),
  'pick town <space>': ({ town }) =>
    said(capital(things.place(town)), `À égalité, le Cardinalbot choisit ${things.place(town)}`),
  'pick house space <houseSpace>': ({ town, space = 1 }) =>
    said(
      `${capital(things.place(town))}, case ${space}`,
      `À égalité, le Cardinalbot choisit la case ${space} ${things.in(town)}`,
    ),
  'pick character <face>': ({ tile }) =>
    said(capital(things.bare(tile)), `À égalité, le Cardinalbot prend ${things.tile(tile)}`),
  'pick contract <face>': ({ tile }) =>
    said(capital(things.bare(tile)), `À égalité, le Cardinalbot prend ${things.tile(tile)}`),
  'pick resource <resource>': ({ resource }) =>
    said(
      capital(nouns.resource[resource]),
      `À égalité, le Cardinalbot choisit ${THE_RESOURCE[resource]}`,
    ),
}
