/** The sides of the underground maps: every way in which they may lie is one tap. */
import type { Game } from '@tiletum/engine'
import { notationOf, UNDERGROUND_MAPS } from '@tiletum/engine'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { companionWords } from './words.ts'

interface SidesProps {
  readonly game: Game
  /** How many maps are still to be told. */
  readonly left: number
  readonly tell: (...notations: readonly string[]) => boolean
}

interface Side {
  readonly map: number
  readonly letter: string
  readonly notation: string
}

export function Sides({ game, left, tell }: SidesProps) {
  const { companion } = useLazyWords(companionWords)
  const maps = sidesByMap(game).slice(UNDERGROUND_MAPS.length - left)
  return (
    <>
      <p>{companion.sides}</p>
      <ul className="sides">
        {together(maps).map((sides) => {
          const notations = sides.map(({ notation }) => notation)
          return (
            <li key={notations.join()}>
              <button
                type="button"
                data-legal={notations.join(', ')}
                aria-label={sides.map(({ map, letter }) => companion.side(map, letter)).join(', ')}
                onClick={() => tell(...notations)}
              >
                {sides.map(({ map, letter }) => (
                  <span key={map} data-side={letter}>
                    {letter}
                  </span>
                ))}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function sidesByMap({ rules }: Game): readonly (readonly Side[])[] {
  const sides = (rules.tables.silver?.content.sides ?? []).map(({ map, side }, index) => ({
    map,
    letter: side,
    notation: notationOf('side <side>', rules.names.side?.[index] ?? ''),
  }))
  return UNDERGROUND_MAPS.map((number) => sides.filter(({ map }) => map === number))
}

/** One side of each map, in all ways. */
const together = (maps: readonly (readonly Side[])[]): readonly (readonly Side[])[] =>
  maps.reduce<readonly (readonly Side[])[]>(
    (ways, sides) => ways.flatMap((way) => sides.map((side) => [...way, side])),
    [[]],
  )
