/** The technologies in play as a third offer: their tiers, and the tier of each player. */
import type { TechnologyFacts } from '@tiletum/engine'
import { memo } from 'react'
import { Icon, Piece } from '../../shared/art/index.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useLegal, useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { ROMAN, silverOfTable, TIERS } from './silver-facts.ts'
import { TECHNOLOGY_ICON } from './technology-icons.ts'
import { usePress } from '../moves/Pressable.tsx'
import { silverWords } from '../../shared/language/screen-words.ts'

const selectInPlay = (snapshot: Snapshot) => silverOfTable(snapshot).technologies

interface TechnologiesPanelProps {
  /** The seat whose tiers are marked as reached. */
  readonly seat: number
  readonly onOpen: (technology: string, anchor: DOMRect) => void
}

export const TechnologiesPanel = memo(function TechnologiesPanel(props: TechnologiesPanelProps) {
  const inPlay = useSelected(selectInPlay)
  const { silverTable } = useLazyWords(silverWords)
  return (
    <section className="technologies" id="technologies" aria-label={silverTable.technology.title}>
      <h2>{silverTable.technology.title}</h2>
      <ul>
        {inPlay.map((one) => (
          <li key={one.word}>
            <TechnologyCard of={one} {...props} />
          </li>
        ))}
      </ul>
    </section>
  )
})

function TechnologyCard({
  of: { technology, word, reached: tiers },
  seat,
  onOpen,
}: TechnologiesPanelProps & { readonly of: TechnologyFacts }) {
  const wanted = [`technology ${word}`, `technology ${word} cheaper`]
  const { key, target } = usePress([wanted])
  const legal = useLegal(target)
  const { say, colours, table, press } = useTable()
  const { language } = useLanguage()
  const { silverTable, technologies } = useLazyWords(silverWords)
  const words = silverTable.technology
  const { bot } = table.snapshot().game
  const players = colours.flatMap((_, at) => (at === bot ? [] : [at]))
  const reached = players
    .filter((player) => (tiers[player] ?? 0) > 0)
    .map((player) => words.at(say.seat(player), ROMAN[(tiers[player] ?? 0) - 1] ?? ''))
  const name = words.name(technology.name[language])
  const what = [`${name}.`, technologies.technology(technology), ...reached].join('\n')
  return (
    <button
      type="button"
      className="thing technology art-focus"
      data-technology={word}
      data-press={key}
      data-legal={legal === '' ? undefined : legal}
      data-tip={what}
      aria-label={[name, ...reached].join('. ')}
      onClick={({ currentTarget, detail }) => {
        const byMouse = detail > 0 && !matchMedia('(pointer: coarse)').matches
        const open = () => onOpen(word, currentTarget.getBoundingClientRect())
        if (byMouse)
          press({ target, title: name, element: currentTarget, byMouse, otherwise: open })
        else open()
      }}
    >
      <span className="technology-head">
        <Icon name={TECHNOLOGY_ICON[technology.id] ?? 'technology'} size={22} />
        <span className="technology-name">{technology.name[language]}</span>
      </span>
      {Array.from({ length: TIERS }, (_, index) => TIERS - index).map((tier) => (
        <span
          key={tier}
          className="tier"
          data-reached={(tiers[seat] ?? 0) >= tier ? '' : undefined}
        >
          <b>{ROMAN[tier - 1]}</b>
          <span className="tier-text">{technologies.tier(technology.tiers[tier - 1] ?? [])}</span>
          <span className="tier-markers">
            {players
              .filter((player) => (tiers[player] ?? 0) === tier)
              .map((player) => (
                <Piece
                  key={player}
                  kind="marker"
                  player={colours[player] ?? 'cardinal'}
                  size={12}
                />
              ))}
          </span>
        </span>
      ))}
    </button>
  )
}
