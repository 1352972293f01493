import { base, content, silver } from '@tiletum/content'
import { ACTIONS, COUNTABLES, CRESTS, PIECES, RESOURCES } from '@tiletum/engine'
import type { Effect } from '@tiletum/engine'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  ACTION_ICON,
  BonusMarker,
  BuildingGround,
  buildingPlace,
  CathedralTile,
  CharacterTile,
  ContractRow,
  CorruptionToken,
  CostTileFace,
  COUNTABLE_ICON,
  Die,
  dieSpots,
  EffectFace,
  FairTileFace,
  Icon,
  ICON_NAMES,
  KingTrack,
  Piece,
  PIECE_KINDS,
  ResourceToken,
  Seal,
  StorehouseGround,
  StoreTile,
  TileBack,
  Wheel,
  WHEEL,
} from '../../../src/shared/art/index.ts'
import { phrasesOf, phrasesOfDemand } from '../../../src/shared/art/glyphs.ts'
import { DIE_HATCH, SILHOUETTE_PATH, TOKEN_HATCH } from '../../../src/shared/art/goods.ts'
import { HATCHING } from '../../../src/shared/art/hatch.ts'
import { leastType, set } from '../../../src/shared/art/setting.ts'
import {
  FairPennant,
  MapGround,
  MapRoads,
  Route,
  TownGround,
} from '../../../src/shared/art/map/index.ts'
import { TABLET } from '../../../src/shared/art/map/underground/layout.ts'
import { UNDERGROUND } from '../../../src/shared/art/map/underground/places.ts'
import { ProspectorRing } from '../../../src/table/silver/ProspectorRing.tsx'
import { TECHNOLOGY_ICON } from '../../../src/table/silver/technology-icons.ts'
import { GOODS, PIECE_COLOURS, PLAYER_COLOURS, TOKENS } from '../../../src/shared/theme/tokens.ts'

/** What every drawing owes: hidden from readers, no foreign address, no number gone wrong, known colours. */
function drawn(element: ReactElement): string {
  const markup = renderToStaticMarkup(element)
  expect(markup).toContain('<svg')
  expect(markup).not.toMatch(/NaN|undefined|Infinity|https?:/)
  expect(markup).toContain('aria-hidden="true"')
  const used = [...markup.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1] ?? '')
  expect(used.filter((name) => !TOKENS.some((token) => token === name))).toEqual([])
  return markup
}

describe('every face has a drawing', () => {
  const stores = [
    ...base.bonus,
    ...base.contracts,
    ...silver.bonus,
    ...silver.undergroundBonus,
    ...silver.contracts,
  ]

  test.each(stores.map((face) => [face.id, face] as const))('%s', (_, face) => {
    drawn(<StoreTile store={face} size={60} ringed selected locked />)
  })

  const people = [...base.characters, ...silver.characters]
  test.each(people.map((face) => [face.id, face] as const))('%s', (_, face) => {
    const markup = drawn(<CharacterTile kind={face.kind} bonus={face.bonus} />)
    expect(markup).toContain(
      renderToStaticMarkup(<Icon name={ACTION_ICON[face.kind]} size={18} x={35.5} y={7.5} />),
    )
  })

  test('the prospector’s wheel, wherever it has turned, with a sign on what is not blank', () => {
    const { clockwise } = silver.prospectorWheel
    for (let first = 0; first < clockwise.length; first++) {
      const markup = drawn(<ProspectorRing clockwise={clockwise} first={first} />)
      for (const kind of ['prospector', 'step', 'blank'])
        expect(markup.split(`ring-${kind}"`).length - 1).toBe(
          clockwise.filter((segment) => segment === kind).length,
        )
      const signs = markup.match(/<svg[^>]*class="[^"]*\bicon\b/g) ?? []
      expect(signs).toHaveLength(clockwise.filter((segment) => segment !== 'blank').length)
    }
  })

  test('every technology has its own sign', () => {
    const signs = silver.technologies.map(({ id }) => TECHNOLOGY_ICON[id])
    expect(new Set(signs).size).toBe(silver.technologies.length)
    for (const sign of signs) expect(ICON_NAMES).toContain(sign)
  })

  test('fairs, costs, cathedrals, corruption, backs, markers and cards', () => {
    for (const tile of [...base.fairs.tiles, ...silver.fairs]) {
      drawn(<FairTileFace scores={tile.scores} vp={tile.vp} />)
    }
    for (const tile of base.costs) {
      drawn('closed' in tile ? <CostTileFace closed /> : <CostTileFace {...tile} />)
    }
    drawn(<CathedralTile vp={8} />)
    expect(drawn(<CorruptionToken spaces={2} />)).toContain('−2')
    expect(drawn(<CorruptionToken />)).not.toContain('<text')
    for (const family of ['bonus', 'contract', 'character'] as const) {
      expect(drawn(<TileBack family={family} count={7} />)).toContain('>7<')
    }
    expect(drawn(<BonusMarker points={3} player="plum" />)).toContain('3')
  })

  test('different effects look different', () => {
    const seen = new Map<string, Effect>()
    for (const face of base.bonus) {
      if (!('helper' in face)) continue
      const look = JSON.stringify(phrasesOf(face.helper))
      expect(seen.get(look), `${face.id} looks like another`).toBeUndefined()
      seen.set(look, face.helper)
    }
    expect(seen.size).toBeGreaterThan(20)
  })
})

describe('no figure is too small to be read', () => {
  const LEAST = 11
  /** Of the tile's own 60 units, where the tile is so large. */
  const inTile = (px: number) => (LEAST * 60) / px

  test.each([
    // The map in a window of 1024 by 768, and the wheel with the ring of Prospect for Silver.
    ['on the map', 33 * 0.96],
    ['on the wheel', 32],
  ])('of a helper %s', (_, size) => {
    for (const face of [...base.bonus, ...silver.bonus, ...silver.undergroundBonus]) {
      if (!('helper' in face)) continue
      const least = leastType(set(phrasesOf(face.helper), 51, 51, true))
      expect(least, face.id).toBeGreaterThanOrEqual(inTile(size))
    }
  })

  test('a contract on the map', () => {
    for (const face of [...base.bonus, ...silver.bonus, ...silver.undergroundBonus]) {
      if (!('contract' in face)) continue
      const { demand, then } = face.contract
      const least = Math.min(
        leastType(set(phrasesOfDemand(demand), 20, 49, true)),
        then === undefined ? Infinity : leastType(set(phrasesOf(then), 36.5, 27, true)),
      )
      // The map beside one underground, in a window of 1920 by 1080.
      expect(least, face.id).toBeGreaterThanOrEqual(inTile(33 * (704 / 788)))
    }
  })

  test('a tablet underground', () => {
    for (const { id, effect } of silver.tablets) {
      const least = leastType(set(phrasesOf(effect), TABLET.width - 7, TABLET.height - 6))
      expect((least * 502) / UNDERGROUND.width, id).toBeGreaterThanOrEqual(LEAST)
    }
  })

  test('a contract in the offer', () => {
    for (const face of [...base.contracts, ...silver.contracts]) {
      if (!('contract' in face)) continue
      const { demand, then } = face.contract
      const least = leastType(set(phrasesOfDemand(demand), 30, 46))
      expect(least, face.id).toBeGreaterThanOrEqual(inTile(50))
      if (then !== undefined)
        expect(leastType(set(phrasesOf(then), 23.5, 26)), face.id).toBeGreaterThanOrEqual(
          inTile(50),
        )
    }
  })
})

describe('every word has an icon', () => {
  test.each([...RESOURCES, ...ACTIONS, ...CRESTS, 'house', 'pillar', 'mine'] as const)(
    '%s',
    (word) => {
      expect(ICON_NAMES).toContain(word)
    },
  )
  test('actions, countables and pieces', () => {
    for (const action of ACTIONS) expect(ICON_NAMES).toContain(ACTION_ICON[action])
    for (const one of COUNTABLES) expect(ICON_NAMES).toContain(COUNTABLE_ICON[one])
    for (const piece of PIECES) expect(PIECE_KINDS).toContain(piece)
    expect(new Set(Object.values(COUNTABLE_ICON)).size).toBe(COUNTABLES.length)
  })
  test.each(ICON_NAMES)('the icon %s is drawn on its grid', (name) => {
    const markup = drawn(<Icon name={name} />)
    expect(markup).toContain('<path')
    const far = [...markup.matchAll(/[M ](-?\d+\.?\d*) (-?\d+\.?\d*)/g)]
    expect(far.length).toBeGreaterThanOrEqual(0)
  })
})

describe('goods and pieces are never told by colour alone', () => {
  test('silhouettes, hatchings and letters all differ', () => {
    expect(new Set(Object.values(SILHOUETTE_PATH)).size).toBe(GOODS.length)
    expect(new Set(GOODS.map((good) => HATCHING[good])).size).toBe(GOODS.length)
    expect(new Set(Object.values(TOKEN_HATCH)).size).toBe(GOODS.length)
    const letters = GOODS.map(
      (good) => /<text[^>]*>(\w)</.exec(drawn(<ResourceToken resource={good} />))?.[1],
    )
    expect(new Set(letters).size).toBe(GOODS.length)
  })

  test('players hatch unlike each other and unlike any good but the plain one', () => {
    const players = PLAYER_COLOURS
    const kinds = [...players, ...GOODS].map((one) => HATCHING[one])
    expect(new Set(kinds).size).toBe(kinds.length)
    for (const player of PIECE_COLOURS) {
      for (const kind of PIECE_KINDS) drawn(<Piece kind={kind} player={player} />)
    }
  })

  test('a die says its number and its letter, and its hatching keeps clear of both', () => {
    for (const resource of RESOURCES) {
      const markup = drawn(<Die resource={resource} value={4} />)
      expect(markup).toMatch(/>4<.*>[GFWSI]</s)
      for (const [, x, y] of DIE_HATCH[resource].matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        const [px, py] = [Number(x), Number(y)]
        expect(px > 8 && px < 40 && py > 8 && py < 40).toBe(false)
      }
    }
  })

  test('each crest has a seal of its own', () => {
    expect(new Set(CRESTS.map((crest) => drawn(<Seal crest={crest} />))).size).toBe(CRESTS.length)
  })
})

describe('the wheel', () => {
  const positions = [0, 1, 2, 3, 4, 5]
  const counts = Array.from({ length: 14 }, (_, index) => index + 1)

  test.each(counts)('%i dice of one action never overlap nor leave their field', (count) => {
    for (const position of positions) {
      const spots = dieSpots(position, count)
      expect(spots.length).toBe(count)
      for (const [index, { x, y, size }] of spots.entries()) {
        const away = Math.hypot(x - WHEEL.middle, y - WHEEL.middle)
        expect(away + size / 2).toBeLessThan(WHEEL.ring)
        expect(away).toBeGreaterThan(WHEEL.inner)
        const turn = Math.atan2(x - WHEEL.middle, WHEEL.middle - y) / (Math.PI / 3)
        expect(((Math.round(turn) % 6) + 6) % 6).toBe(position)
        for (const other of spots.slice(index + 1)) {
          expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(
            size,
          )
        }
      }
    }
  })

  test('one die is 44 px, two are still large, four can be pressed', () => {
    for (const position of positions) {
      expect(dieSpots(position, 1)[0]?.size).toBe(44)
      expect(dieSpots(position, 2)[0]?.size).toBeGreaterThanOrEqual(32)
      expect(dieSpots(position, 4)[0]?.size).toBeGreaterThanOrEqual(24)
    }
  })

  test('it shows every value with its action points', () => {
    const markup = drawn(<Wheel actions={base.wheel.clockwise} first={3} />)
    for (const value of [1, 2, 3, 4, 5, 6]) expect(markup).toContain(`>${value}</text>`)
  })
})

test('boards, tracks and the map are drawn from the content', () => {
  drawn(<StorehouseGround spaces={base.board.storehouse} />)
  for (const building of base.board.buildings) {
    drawn(<BuildingGround {...building} />)
    expect(buildingPlace(building.rooms).rooms.length).toBe(building.rooms)
  }
  drawn(<ContractRow spaces={base.board.contractSpaces} pillars={5} player="plum" />)
  drawn(
    <KingTrack
      spaces={base.kingTrack.spaces}
      award={base.kingTrack.award}
      stacks={base.kingTrack.spaces.map(() => ['indigo', 'cardinal'])}
    />,
  )
  drawn(<EffectFace effect={{ do: 'score', points: 3 }} width={40} height={20} />)
  drawn(<MapGround />)
  drawn(<FairPennant fair={2} />)
  drawn(
    <svg aria-hidden="true">
      <Route
        player="cardinal"
        points={[
          [0, 0],
          [40, 10],
        ]}
      />
    </svg>,
  )
  drawn(
    <svg aria-hidden="true">
      <MapRoads map={content.base.map} />
    </svg>,
  )
  for (const town of base.map.towns) {
    const markup = drawn(
      <svg aria-hidden="true">
        <TownGround town={town} players={2} />
      </svg>,
    )
    expect(markup).toContain(town.name)
  }
})
