import type { ComponentSubject } from '@tiletum/content'
import type { BonusSpace, FairTile, HouseSpace, MineSpace, PlayerMark } from '@tiletum/engine'
import type { ComponentWords } from '../en/components.ts'
import { ROMAN, list, sentences } from '../phrases.ts'
import { plural } from '../plural.ts'
import { bot } from './bot.ts'
import { OF_CREST, effects } from './effects.ts'
import { nouns } from './nouns.ts'
import { of } from './elision.ts'
import { technologies } from './technologies.ts'
import { SOME } from './thing-phrases.ts'

const and = list('et')
const or = list('ou')
const count = plural('fr')
const plus = (number: number) => (number > 0 ? `+${number}` : `${number}`)

export const components = { describe } satisfies ComponentWords

function describe(subject: ComponentSubject): string {
  switch (subject.is) {
    case 'wheel':
      return `Dans le sens horaire : ${subject.clockwise.map((action) => nouns.action[action]).join(', ')}.`
    case 'prospectorWheel':
      return `Dans le sens horaire : ${subject.clockwise.map((segment) => SEGMENTS[segment]).join(', ')}.`
    case 'die':
      return `Un dé ${nouns.colour[subject.colour]} donne ${SOME[subject.resource]}.`
    case 'kingSpace':
      return subject.silver === 0
        ? `${nouns.vp(subject.vp)}.`
        : `${nouns.vp(subject.vp)} et ${nouns.amount('silver', subject.silver)}.`
    case 'kingAward':
      return `${nouns.vp(subject.vp)} pour le marqueur le plus haut s’il n’y a plus de tuile.`
    case 'corruption':
      return subject.spaces === 0
        ? 'Les marqueurs de la piste du Roi restent en place.'
        : `Tous les marqueurs de la piste du Roi reculent de ${nouns.spaces(subject.spaces)}.`
    case 'fairBoard':
      return `Foire ${subject.fair} : ${nouns.vp(subject.vp)} de plus chaque fois.`
    case 'fair':
      return fair(subject.tile, subject.removed)
    case 'fairTown':
      return `Une foire à ${subject.town}.`
    case 'cathedral':
      return `Cathédrale ${of(subject.town)} : ${and(subject.tiles.map((vp) => `${vp}`))} PV.`
    case 'cost':
      return cost(subject.tile)
    case 'building': {
      const { rooms, crestFood, crestBonus } = subject.building
      const size =
        rooms === 0 ? 'déjà occupé' : `${rooms} ${count(rooms, { one: 'pièce', other: 'pièces' })}`
      return sentences(
        size,
        `blason pour ${nouns.amount('food', crestFood)} : ${effects.phrase(crestBonus)}`,
      )
    }
    case 'storehouse':
      return `${nouns.spaces(subject.spaces)} pour des tuiles.`
    case 'contractSpaces':
      return `De gauche à droite, ${and(subject.vp.map((vp) => `${vp}`))} PV pour un contrat rempli à cet endroit.`
    case 'completedBuildings':
      return `${and(subject.vp.slice(1).map((vp) => `${vp}`))} PV pour 1 à ${subject.vp.length - 1} bâtiments achevés.`
    case 'start': {
      const { start } = subject
      return sentences(
        `${nouns.vp(start.vp)}, ${effects.purse(start.resources)}, et ${start.gold.join(', ')} or selon l’ordre du tour`,
        `réserve : ${start.housesInSupply} maisons, ${start.pillarsInSupply} piliers ; ${start.pillarsOnContracts} piliers sur les cases Contrat`,
      )
    }
    case 'contractOffer':
      return `Case ${subject.space} en partant de la gauche : ${nouns.points(subject.points)}.`
    case 'characterOffer':
      return `${nouns.spaces(subject.spaces)}, ${nouns.points(1)} chacune.`
    case 'town':
      return sentences(
        subject.home ? 'chaque joueur commence ici avec une maison' : undefined,
        ...spaces(subject.town.houses, subject.town.bonusTiles),
        subject.town.cathedral === undefined
          ? undefined
          : `cathédrale à ${subject.town.cathedral.length} cases Pilier`,
      )
    case 'undergroundTown': {
      const { mines, houses, bonusTiles, cathedral } = subject.town
      return sentences(
        subject.start ? 'les prospecteurs entrent ici' : undefined,
        mineSpaces(mines),
        ...spaces(houses, bonusTiles),
        cathedral === undefined
          ? undefined
          : `cathédrale à ${cathedral.tiles.length} cases Pilier, tuile Coût en ${cathedral.cost === 'gold' ? 'or' : 'argent'}`,
      )
    }
    case 'tunnel':
      return 'Une galerie.'
    case 'road':
      return `Une case de route entre ${and(subject.between)}.`
    case 'link':
      return subject.tablet === undefined
        ? `${and(subject.between)} sont adjacentes.`
        : `${and(subject.between)} sont adjacentes ; tablette : ${effects.phrase(subject.tablet)}.`
    case 'crest':
      return `Blason ${OF_CREST[subject.crest]}.`
    case 'store':
      return effects.store(subject.store)
    case 'character':
      return `Personnage de l’action ${nouns.action[subject.kind]} : ${effects.phrase(subject.bonus)}.`
    case 'decree':
      return `${subject.decree.name.fr}. ${bot.decree(subject.decree)}`
    case 'challenge':
      return `${subject.name.fr}. ${bot.challenge(subject.does)}`
    case 'difficulty':
      return `${subject.name.fr} : ${subject.challenges} ${count(subject.challenges, { one: 'défi', other: 'défis' })} au hasard.`
    case 'bot':
      return sentences(
        `${subject.bot.buildings} bâtiments de ${subject.bot.rooms} pièces avec les marqueurs ${subject.bot.markers.map(plus).join(', ')}`,
        `commence avec ${nouns.vp(subject.bot.vp)}, ${effects.purse(subject.bot.resources)}, marqueur sur ${plus(subject.bot.kingStart)} de la piste du Roi`,
        `un blason lui coûte ${nouns.amount('food', subject.bot.crestFood)} et rapporte ${nouns.vp(subject.bot.crestVp)} ; un contrat rapporte ${nouns.vp(subject.bot.contractVp)} de plus`,
        `garde ${subject.bot.unfulfilledContracts} contrats non remplis et met de côté ${nouns.amount('food', subject.bot.reservedFood)}`,
      )
    case 'silverBot':
      return sentences(
        `une mine placée et ${subject.bot.minesReady} disponibles`,
        `${and(subject.bot.surpriseSilver.map((silver) => `${silver}`))} argent pour 1 à ${subject.bot.surpriseSilver.length} Surprises du Roi`,
        `difficile : ${nouns.amount('silver', subject.bot.hard.silver)} et ${nouns.vp(subject.bot.hard.vp)} au départ`,
      )
    case 'side':
      return sentences(
        `plan souterrain ${ROMAN[subject.side.map - 1] ?? ''}, face ${subject.side.side} : ${subject.side.spaces.length} cases`,
        `un prospecteur entre à ${subject.start} pour ${nouns.amount('silver', subject.side.enterSilver)}`,
      )
    case 'tablet':
      return effects.sentence(subject.effect)
    case 'technology':
      return `${subject.technology.name.fr}. ${technologies.technology(subject.technology)}`
    case 'tier':
      return `Le niveau ${ROMAN[subject.tier - 1] ?? ''} coûte ${nouns.amount('silver', subject.silver)} et rapporte ${nouns.vp(subject.vp)} à la fin.`
    case 'resourceBonus':
      return sentences(`${nouns.resource[subject.resource]} pour la technologie Ressource`)
    case 'overlay':
      return sentences(
        `le plus grand nombre, ${or(subject.overlay.largerOf.map((what) => nouns.buildings[what]))}, multiplié par le nombre de ${nouns.buildings[subject.overlay.times]}`,
      )
    case 'pieces': {
      const { pieces } = subject
      return sentences(
        `${pieces.prospectors} prospecteurs`,
        `mines : ${pieces.minesPlaced} placée, ${pieces.minesInSupply} en réserve, ${pieces.minesBesideKingTrack} près de la piste du Roi`,
        `${pieces.pillarsOnContracts} ${count(pieces.pillarsOnContracts, { one: 'pilier', other: 'piliers' })} de plus, marqueurs bonus ${pieces.markers.map(plus).join(' et ')}`,
        `${pieces.silver.join(', ')} argent selon l’ordre du tour`,
      )
    }
    case 'surprise':
      return bot.surprise(subject.effects)
  }
}

const SEGMENTS = { prospector: 'Prospecteur', step: 'symbole de déplacement', blank: 'vide' }

function fair({ scores, vp }: FairTile, removed: boolean): string {
  const note = removed ? 'inutilisée avec Prospect for Silver' : undefined
  if (scores === 'king') {
    return sentences(`${nouns.vp(vp)} et les PV de votre case sur la piste du Roi`, note)
  }
  const whats = scores.map((what) => nouns.countable[what])
  const what = whats.length === 1 ? and(whats) : `paire ${whats.join(' + ')}`
  return sentences(`${nouns.vp(vp)} par ${what}`, note)
}

function cost(tile: Extract<ComponentSubject, { readonly is: 'cost' }>['tile']): string {
  if ('closed' in tile) return 'Cathédrale indisponible.'
  const [resource, number] =
    'stone' in tile
      ? (['stone', tile.stone] as const)
      : 'silver' in tile
        ? (['silver', tile.silver] as const)
        : (['gold', tile.gold] as const)
  const note = 'botStart' in tile ? 'l’architecte du Cardinalbot commence ici' : undefined
  return sentences(`${nouns.amount(resource, number)} pour ${nouns.vp(tile.vp)}`, note)
}

function spaces(
  houses: readonly HouseSpace[],
  bonusTiles: readonly BonusSpace[],
): readonly (string | undefined)[] {
  const house = houses.map(({ mark, bonus }) =>
    marked(mark, bonus === undefined ? 'case Maison' : `case Maison (${effects.phrase(bonus)})`),
  )
  const bonus = bonusTiles.map(({ mark }) => marked(mark, 'tuile Bonus'))
  return [house.join(' ; '), bonus.join(' ; ')]
}

function mineSpaces(mines: readonly MineSpace[]): string {
  return mines
    .map(({ mark, gold }) =>
      marked(mark, gold === 0 ? 'case Mine' : `case Mine (${nouns.amount('gold', gold)})`),
    )
    .join(' ; ')
}

function marked(mark: PlayerMark, what: string): string {
  return mark === 2 ? what : `${what} ${nouns.mark[mark]}`
}
