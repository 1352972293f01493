/** One line a side, always there: goods, silver, king marker, pieces left, action points, points. */
import { pendingOf, seatFacts, seatsIn } from '@tiletum/engine'
import type { Game, Good, State } from '@tiletum/engine'
import { Icon, ResourceToken } from '../shared/art/index.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { Look } from './companion.ts'
import { companionWords } from './words.ts'

interface SideLinesProps {
  readonly look: Look
  readonly seats: readonly string[]
}

export function SideLines({ look, seats }: SideLinesProps) {
  const { companion: own } = useLazyWords(companionWords)
  const { words } = useLanguage()
  const { game, state } = look.snapshot
  const before = look.screen.before
  return (
    <ul className="side-lines">
      {seatsIn(state).map((seat) => {
        const now = partsOf(game, state, seat)
        const then = partsOf(game, before, seat)
        return (
          <li key={seat}>
            <strong>{seats[seat]}</strong>
            <span className="side-parts">
              <span data-changed={then.vp === now.vp ? undefined : ''}>
                {words.nouns.vp(now.vp)}
              </span>
              {now.parts.map(({ name, count }, index) => (
                <span
                  key={name}
                  title={nameOf(name)}
                  data-changed={then.parts[index]?.count === count ? undefined : ''}
                >
                  {name === 'king' ? (
                    <Icon name="king" size={14} />
                  ) : name === 'house' || name === 'pillar' ? (
                    <Icon name={name} size={14} />
                  ) : name === 'points' ? undefined : (
                    <ResourceToken resource={name} size={16} />
                  )}
                  {name === 'points' ? words.nouns.ap(count) : count}
                </span>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
  function nameOf(name: Part['name']): string {
    switch (name) {
      case 'king':
        return own.result.king
      case 'house':
      case 'pillar':
        return words.nouns.buildings[name]
      case 'points':
        return words.nouns.points(2).slice(2)
      default:
        return words.nouns.amount(name, 0).slice(2)
    }
  }
}

interface Part {
  readonly name: Good | 'king' | 'house' | 'pillar' | 'points'
  readonly count: number
}

/** Everything of one side that people compare with their table at a glance. */
function partsOf(
  { rules }: Game,
  state: State,
  seat: number,
): { readonly vp: number; readonly parts: readonly Part[] } {
  const facts = seatFacts(rules, state, seat)
  const now = pendingOf(rules, state).at(-1)
  const points =
    now !== undefined && 'points' in now && state.active === seat ? now.points : undefined
  return {
    vp: facts.vp,
    parts: [
      ...facts.goods.map(({ good, count }) => ({ name: good, count })),
      { name: 'king', count: facts.king },
      { name: 'house', count: facts.housesInSupply },
      { name: 'pillar', count: facts.pillarsInSupply },
      ...(typeof points === 'number' ? [{ name: 'points' as const, count: points }] : []),
    ],
  }
}
