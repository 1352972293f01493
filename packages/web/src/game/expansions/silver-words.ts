/** Mines, underground spaces and tablets in words. */
import { NONE } from '@tiletum/engine'
import type { MineFacts, TabletFacts } from '@tiletum/engine'
import type { Words } from '../../shared/language/words.ts'
import type { GameNames } from './expansion.ts'

export function mineWords(
  { web, nouns }: Words,
  { owner, gold }: MineFacts,
  say: GameNames,
): string {
  if (owner !== NONE) return web.place.mineOf(say.seat(owner))
  return web.place.freeMine(gold === 0 ? undefined : nouns.amount('gold', gold))
}

export const entryWords = ({ web, nouns }: Words, silver: number): string =>
  web.place.enters(silver === 0 ? undefined : nouns.amount('silver', silver))

/** Describes the tablets beside a space by the places they lead to. */
export const tabletFacts = (
  { web, effects }: Words,
  say: GameNames,
  space: string,
  tablets: readonly TabletFacts[],
): readonly string[] =>
  tablets.map(({ between, effect, covered }) => {
    const towards = say.where(between.find((end) => end !== space) ?? '')
    return covered || effect === undefined
      ? web.place.coveredTablet(towards)
      : web.place.tablet(towards, effects.phrase(effect))
  })

/** Describes a tablet by the two places it lies between, and its effect. */
export function tabletWords({ web, effects }: Words, say: GameNames, tablet: TabletFacts): string {
  const [one, other] = tablet.between.map(say.where)
  const { coveredBetween, tabletBetween } = web.place
  return tablet.covered || tablet.effect === undefined
    ? coveredBetween(one ?? '', other ?? '')
    : tabletBetween(one ?? '', other ?? '', effects.phrase(tablet.effect))
}
