/** Prospect for Silver in words. */
import { tableFacts } from '@tiletum/engine'
import { tileName } from '@tiletum/text/position-text'
import { ROMAN } from '../../table/silver/silver-facts.ts'
import type { TextViewContext } from './context.ts'
import type { TextExpansion } from './expansion.ts'
import { sentence } from './sentence.ts'

const factsOf = ({ told, snapshot }: TextViewContext) =>
  tableFacts(told.rules, snapshot.state).silver

/** Describes each technology in play: the effects of its tiers, and who has reached them. */
function technologySentences(context: TextViewContext): readonly string[] {
  const { reader, text, at } = context
  const { silverTable, technologies } = text.expansions.silver
  return (factsOf(context)?.technologies ?? []).map(({ technology, reached: tiers }) => {
    const reached = tiers.flatMap((tier, seat) =>
      tier === 0 ? [] : [silverTable.technology.at(at.say.seat(seat), ROMAN[tier - 1] ?? '')],
    )
    const what = technologies.technology(technology)
    const name = technology.name[reader.language]
    return [reader.words.position.part(name, what), ...reached.map(sentence)].join(' ')
  })
}

export const silver: TextExpansion = {
  segment: ({ text }, { below }) =>
    below === undefined || below === 'blank'
      ? undefined
      : text.expansions.silver.silverTable.wheel.segment[below],
  wheel(context) {
    const { wheel } = context.text.expansions.silver.silverTable
    const tile = tileName(context.reader.words, context.told, factsOf(context)?.tile)
    return tile === undefined ? wheel.noTile : wheel.tile(tile)
  },
  maps: (context) =>
    (factsOf(context)?.maps ?? []).map((_, map) => ({
      title: context.text.textView.underground(ROMAN[map] ?? ''),
      holds: (space) => space.map === map,
    })),
  place: ({ text }, { mines }) => (mines === '' ? undefined : text.textView.mines(mines)),
  offers(context) {
    const { textView } = context.text
    const turnedUp = factsOf(context)?.turnedUp ?? []
    return [
      { title: textView.technologies, things: technologySentences(context), numbered: false },
      ...(turnedUp.length === 0
        ? []
        : [
            {
              title: textView.turnedUp,
              things: turnedUp.map((tile) => tileName(context.reader.words, context.told, tile)),
              numbered: true,
            },
          ]),
    ]
  },
}
