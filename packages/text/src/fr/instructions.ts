import type { Countable, TileOutcomeName } from '@tiletum/engine'
import { capital, list, ROMAN, signed } from '../phrases.ts'
import { houseSpaceIn } from '../message-data/instructions.ts'
import type { How, InstructionWords, TakenTo, Whose } from '../message-data/instructions.ts'
import { tabletEffect } from '../message-data/silver.ts'
import { decreeName } from '../message-data/bot-trace.ts'
import { placeById, tileById, tilePlace } from '../message-data/named-game.ts'
import { bot } from './bot.ts'
import { OF_CREST } from './effects.ts'
import { nouns } from './nouns.ts'
import { of } from './elision.ts'
import { SEGMENTS } from './silver.ts'
import { things } from './thing-phrases.ts'
import { web } from './web.ts'

const and = list('et')

const who = ({ name, isBot }: Whose): string => (isBot ? 'le Cardinal' : (name ?? ''))
const whose = ({ name, isBot }: Whose): string => (isBot ? 'du Cardinal' : of(name ?? ''))
const at = ({ table }: Whose, id: string): string => things.in(placeById(table, id))
const tile = ({ table }: Whose, id: string): string => things.tile(tileById(table, id))
const plus = (number: number): string => (number > 0 ? `+${number}` : signed(number))
/** Les bâtiments du Cardinal ont deux pièces. */
const room = (floor: number): string => (floor === 1 ? 'pièce du bas' : 'pièce du haut')

const OUTCOMES: Readonly<Record<TileOutcomeName, string>> = {
  'inactive-crest': 'inactif, à côté de son plateau',
  'crest-owned': 'dans la boîte, car il a déjà ce blason',
  removed: 'dans la boîte, sans effet',
  gold: 'dans la boîte, contre de l’or',
  received: 'dans la boîte, contre ce qui y figure',
  'action-helper': 'dans la boîte, pour son action',
  'gold-and-action-helper': 'dans la boîte, contre de l’or et pour son action',
  fulfilled: 'sur sa pile de contrats remplis',
  'contract-kept': 'à côté de son plateau, avec ses contrats en attente',
  'no-contract-space': 'dans la boîte, car il n’a plus de place pour un contrat',
}

function goesTo(to: TakenTo): string {
  if (to === undefined) return ''
  if ('storehouse' in to) return ` : dans l’entrepôt ${of(to.storehouse)}`
  return 'outcome' in to
    ? ` : ${OUTCOMES[to.outcome]}`
    : ` : dans le bâtiment ${to.building} de son plateau, ${room(to.floor)}`
}

const moving: InstructionWords['moving'] = {
  order: ({ seats }, { table }, _to, gold) =>
    `Ordre du tour : ${seats.map((seat) => table.seats[seat] ?? '').join(', ')}.${
      gold === undefined
        ? ''
        : ` Or de départ : ${gold.map(({ name, count }) => `${name} ${count}`).join(', ')}.${table.rules.tables.solo === undefined ? ' Tous les marqueurs roi sur 0 dans cet ordre, celui du premier joueur en bas.' : ''}`
    }`,
  die: ({ colour, printed }) => `Prenez le dé ${things.die(colour, printed)} sur la roue.`,
  take: ({ tile: id, from }, of, to) =>
    `Prenez ${tile(of, id)} ${things.from(tilePlace(of.table, from))}${goesTo(to)}.`,
  discard: ({ tile: id }, of) =>
    `Remettez ${tile(of, id)}, à côté de la piste du Roi, dans la boîte.`,
  walk: ({ piece, to }, of) =>
    `Déplacez la figurine ${whose(of)} (${nouns.piece[piece]}) : ${things.place(placeById(of.table, to))}.`,
  build({ what, town, space }, of) {
    if (what === 'pillar') return `Placez un pilier ${whose(of)} à la cathédrale, ${at(of, town)}.`
    const { place, bonus } = houseSpaceIn(of.table, space)
    const where = place === undefined ? '' : `, emplacement ${place}`
    const gives = bonus === undefined ? '' : ` (${things.brief(bonus)})`
    return `Placez une maison ${whose(of)} ${at(of, town)}${where}${gives}.`
  },
  renew: () =>
    'Mettez de côté tous les personnages de l’offre ; mélangez-les à la pile après le remplissage.',
  place: ({ tile: id, building, floor }, of) =>
    `Placez ${tile(of, id)} dans le bâtiment ${building} ${whose(of)}, ${of.isBot ? room(floor) : things.floor(floor)}.`,
  'free-house': ({ building }, of) =>
    `Mettez la maison du bâtiment ${building} dans la réserve ${whose(of)}.`,
  'free-pillar': ({ space }, of) =>
    `Mettez le pilier de la case de contrat ${space} dans la réserve ${whose(of)}.`,
  complete: ({ building, points, action }, of) =>
    action === undefined
      ? undefined
      : `Bâtiment ${building} achevé : placez le marqueur ${plus(points)} ${whose(of)} sur l’${things.action(action)}.`,
  king: ({ to }, of) =>
    `Mettez le marqueur roi ${whose(of)} sur ${signed(to)}, au-dessus de ceux qui y sont.`,
  fulfil: ({ tile: id }, of) =>
    `Mettez ${tile(of, id)} sur la pile de contrats remplis ${whose(of)}.`,
  crest: ({ crest, building }, of) =>
    `Placez le blason ${OF_CREST[crest]} sous le bâtiment ${building} ${whose(of)}.`,
  contribute: ({ town, tile: vp }, of) =>
    `Donnez ${of.isBot ? 'au Cardinal' : `à ${of.name}`} la tuile cathédrale de ${vp} PV ${at(of, town)}.`,
  wheel: ({ joker }) =>
    `Remettez tous les dés dans le sac. Mélangez les six jetons corruption et posez-en trois face cachée. Tournez la roue d’action d’un cran dans le sens horaire : le ${joker} fait face à l’action joker.`,
  'prospector-wheel': ({ joker }) =>
    `Tournez la roue du prospecteur d’un cran dans le sens antihoraire : ${SEGMENTS[joker]} fait face à l’action joker.`,
  'bot-roll': ({ first, second, decree }, { table }) =>
    `Le Cardinal lance ${first} et ${second} : posez son marqueur sur le décret ${decreeName(table, decree, 'fr')}.`,
  'bot-next-decree': ({ decree }, { table }) =>
    `Avancez son marqueur sur le décret ${decreeName(table, decree, 'fr')}.`,
  'bot-decree-over': ({ decree }, { table }) =>
    `Retirez le décret le plus à gauche, ${decreeName(table, decree, 'fr')}.`,
  'bot-crest': ({ tile: id }, of) =>
    `Donnez au Cardinal ${tile(of, id)} : inactif, à côté de son plateau.`,
  'bot-start': ({ architect, king, markers }, of) =>
    `Placez son architecte à la cathédrale, ${at(of, architect)}, son marqueur roi sur ${signed(king)}, et ses marqueurs bonus sur ses bâtiments, depuis la gauche ${and(markers.map(plus))}.`,
  'bot-decrees': ({ decrees }, { table }) =>
    `Disposez ses décrets depuis la gauche : ${decrees.map((id) => decreeName(table, id, 'fr')).join(', ')}.`,
  'bot-surprise': ({ effects }) => `Surprise du Roi du Cardinal : ${bot.surprise(effects)}`,
  'unlock-mine': ({ count: number }, of) =>
    `Mettez ${number} des mines ${whose(of)}, à côté de la piste du Roi, dans sa réserve.`,
  mine: ({ town }, of) => `Placez une mine ${whose(of)} ${at(of, town)}.`,
  enter: ({ map, town }, of) =>
    `Placez le prospecteur ${whose(of)} ${at(of, town)}, sur le souterrain ${ROMAN[map - 1] ?? map}.`,
  tablet({ tablet }, { table }) {
    const effect = tabletEffect(table, tablet)
    return `Posez un X sur la tablette qu’il a franchie${effect === undefined ? '' : `, ${things.brief(effect)}`}.`
  },
  'to-bottom': ({ tiles }, of) =>
    `Mettez sous leur pile : ${and(tiles.map((id) => tile(of, id)))}.`,
}

const counted = (counts: readonly Countable[]): string =>
  counts.map((one) => nouns.countable[one]).join(' + ')

function how(of: How): string {
  switch (of.how) {
    case 'king-space':
      return `case du Roi ${signed(of.points)}`
    case 'king-award':
      return 'le plus haut, plus de tuile'
    case 'fair': {
      const { vp, times, king, points } = of.facts
      return times === undefined
        ? `${vp} + case du Roi ${signed(king ?? 0)} = ${signed(points)}`
        : `${counted(of.counts)} : ${times} × ${vp} = ${points}`
    }
    case 'end':
      return `${web.end.sources[of.source]} ${signed(of.points)}`
  }
}

export const INSTRUCTIONS: InstructionWords = {
  moving,
  heading(part, table) {
    switch (part.part) {
      case 'setup':
        return 'Mise en place'
      case 'die':
        return 'Dé'
      case 'tile':
        return 'Tuile'
      case 'action':
        return part.act === undefined
          ? 'Action'
          : `Action : ${nouns.action[part.act.action]}, ${nouns.ap(part.act.points)}`
      case 'tasks':
        return 'Tâches'
      case 'corruption':
        return `Corruption ${part.value}`
      case 'king':
        return part.highest === undefined
          ? 'Phase du roi'
          : `Phase du roi : ${part.highest} est le plus haut`
      case 'fair':
        return `Foire de la manche ${part.round} ${things.in(placeById(table, part.town))} : ${
          part.counts === undefined
            ? `${nouns.vp(part.vp)} et la case du Roi`
            : `${nouns.vp(part.vp)} par ${counted(part.counts)}`
        }`
      case 'cleanup':
        return 'Nettoyage'
      case 'end':
        return 'Décompte final'
      case 'other':
        return undefined
    }
  },
  changes: (of, changes) =>
    `${capital(who(of))} : ${changes
      .map(({ of: what, change, now, how: parts }) => {
        const much = what === 'vp' ? 'PV' : nouns.amount(what, 0).slice(2)
        const why = parts.length === 0 ? '' : ` (${parts.map(how).join(' ; ')})`
        const sum = `${change < 0 ? '−' : '+'}${Math.abs(change)} ${much}${why}`
        return change < 0 && what !== 'vp' ? `${sum}, reste ${now}` : `${sum}, total ${now}`
      })
      .join(' ; ')}.`,
  absent: (of, town) => `${capital(who(of))} : ni maison ni marchand ${at(of, town)}, aucun point.`,
}
