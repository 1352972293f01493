/** Corrects what only Prospect for Silver has. */
import type { SilverContent, UndergroundSide } from '@tiletum/engine'
import { same } from '../prune.ts'
import type { Edition } from '../schema/index.ts'
import { correctCards } from './cards.ts'
import { checkPairs } from './map.ts'
import type { Notes } from './notes.ts'
import { correctTiles, newFaces } from './tiles.ts'

type SilverPatch = NonNullable<Edition['silver']>
type SidePatch = NonNullable<SilverPatch['underground']>[string]

export function correctSilver(
  silver: SilverContent,
  edition: Edition,
  notes: Notes,
): SilverContent {
  const tiles = correctTiles(edition.tiles ?? {}, notes)
  const cards = correctCards(edition)
  const { kingTrack, ribbons, prospectorWheel, underground, tablets, technologies, ...more } =
    edition.silver ?? {}
  const { newTiles, surprises } = more
  const spaces = kingTrack ?? silver.kingTrack.spaces
  const old = silver.kingTrack
  const fresh = spaces.filter(
    (space) =>
      !old.spaces.includes(space) ||
      (ribbons !== undefined && ribbons[space] !== old.ribbons[space]),
  )
  notes.changed('silver-king-track', ...fresh.map(String))
  if (prospectorWheel !== undefined) notes.changed('prospector-wheel', '')
  return {
    ...silver,
    kingTrack: { ...silver.kingTrack, spaces, ribbons: ribbons ?? silver.kingTrack.ribbons },
    prospectorWheel: { clockwise: prospectorWheel ?? silver.prospectorWheel.clockwise },
    fairs: silver.fairs.map(tiles.fair),
    costs: silver.costs.map(tiles.undergroundCost),
    sides: silver.sides.map((side) => correctSide(side, underground?.[side.id], notes)),
    tablets: silver.tablets.map((tablet) => {
      const effect = tablets?.[tablet.id]
      return effect === undefined ? tablet : { ...tablet, effect, provenance: 'edition' }
    }),
    bonus: [...silver.bonus.map(tiles.bonus), ...newFaces(newTiles?.bonus, 'bonus', notes)],
    undergroundBonus: [
      ...silver.undergroundBonus.map(tiles.undergroundBonus),
      ...newFaces(newTiles?.undergroundBonus, 'underground-bonus', notes),
    ],
    contracts: [
      ...silver.contracts.map(tiles.contract),
      ...newFaces(newTiles?.contracts, 'contract', notes),
    ],
    characters: [
      ...silver.characters.map(tiles.character),
      ...newFaces(newTiles?.characters, 'character', notes),
    ],
    technologies: silver.technologies.map((technology) => {
      const patch = technologies?.[technology.id]
      return patch === undefined ? technology : { ...technology, ...patch, provenance: 'edition' }
    }),
    solo: {
      ...silver.solo,
      decrees: silver.solo.decrees.map(cards.decree),
      challenges: silver.solo.challenges.map(cards.challenge),
      surprises: silver.solo.surprises.map((surprise) => {
        const effects = surprises?.[surprise.id]
        return effects === undefined ? surprise : { ...surprise, effects, provenance: 'edition' }
      }),
    },
  }
}

function correctSide(
  side: UndergroundSide,
  patch: SidePatch | undefined,
  notes: Notes,
): UndergroundSide {
  if (patch === undefined) return side
  const spaces = patch.spaces ?? side.spaces
  const changed = spaces.filter((space) => !side.spaces.some((old) => same(old, space)))
  notes.changed('underground', side.id, ...changed.map(({ id }) => id))
  const links = patch.links?.map(
    (link) =>
      side.links.find(({ between, tablet }) =>
        same({ between, tablet }, { between: link.between, tablet: link.tablet }),
      ) ?? { ...link, provenance: 'edition' as const },
  )
  checkPairs(
    (links ?? side.links).map(({ between }) => between),
    [],
    spaces.map(({ id }) => id),
    ['silver', 'underground', side.id, 'links'],
    notes,
  )
  return { ...side, ...patch, spaces, links: links ?? side.links }
}
