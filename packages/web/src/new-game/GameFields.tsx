/** The fields that a game on this device and an online table have in common. */
import { lazy, Suspense, useCallback } from 'react'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { Choice } from '../shared/ui/Choice.tsx'
import { EditionField } from './EditionField.tsx'
import type { EditionChoice } from './EditionField.tsx'
import { contentIn, COUNTS, FIRSTS, GAMES, ORDERS, soloContent } from './game-choice.ts'
import type { GameChoice } from './game-choice.ts'
import { SoloFields } from './SoloFields.tsx'

const SilverFields = lazy(async () => ({
  default: (await import('./SilverFields.tsx')).SilverFields,
}))

interface GameFieldsProps {
  readonly choice: GameChoice
  readonly setChoice: Dispatch<SetStateAction<GameChoice>>
  /** Names of the players by seat. */
  readonly names: readonly string[]
  /** The stored edition that is chosen at first. */
  readonly edition?: string | undefined
  /** The fields of the seats. */
  readonly children: ReactNode
}

export function GameFields({ choice, setChoice, names, edition, children }: GameFieldsProps) {
  const words = useLanguage().words.web.setup
  const { kind, count, order, first, solo, silver } = choice
  const number = Number(count)
  const change = (part: Partial<GameChoice>) => setChoice({ ...choice, ...part })
  const changeEdition = useCallback(
    (next: EditionChoice) => setChoice((before) => ({ ...before, edition: next })),
    [setChoice],
  )
  return (
    <>
      <Choice
        label={words.game}
        values={GAMES}
        names={{ base: words.base, silver: words.silver }}
        value={kind}
        onChange={(next) => change({ kind: next })}
      />
      <Choice
        label={words.who}
        values={COUNTS}
        names={{
          1: words.solo,
          2: words.players(2),
          3: words.players(3),
          4: words.players(4),
        }}
        value={count}
        onChange={(next) => change({ count: next })}
      />
      {children}
      {number === 1 ? (
        <SoloFields
          content={soloContent(choice)}
          value={solo}
          onChange={(next) => change({ solo: next })}
        />
      ) : (
        <Choice
          label={words.first}
          values={FIRSTS.slice(0, number + 1)}
          names={{
            random: words.random,
            0: names[0] ?? '',
            1: names[1] ?? '',
            2: names[2] ?? '',
            3: names[3] ?? '',
          }}
          value={first}
          onChange={(next) => change({ first: next })}
        />
      )}
      <Choice
        label={words.actions}
        values={ORDERS}
        names={{ fixed: words.fixedActions, shuffled: words.shuffledActions }}
        value={order}
        onChange={(next) => change({ order: next })}
      />
      {kind === 'silver' ? (
        <Suspense>
          <SilverFields
            content={contentIn(choice).silver}
            value={silver}
            onChange={(next) => change({ silver: next })}
          />
        </Suspense>
      ) : undefined}
      <EditionField first={edition} value={choice.edition} onChange={changeEdition} />
    </>
  )
}
