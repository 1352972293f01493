/** What came up on the table: one tap a thing, on pictures with how many are left. */
import { useState } from 'react'
import type { DieColour, Game } from '@tiletum/engine'
import {
  DIE_COLOURS,
  DIE_VALUES,
  firstPosition,
  nextTileGoes,
  notationOf,
  requestedTileGoes,
  wheelFacts,
} from '@tiletum/engine'
import { Die, Icon } from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { facesOf } from '../game/faces.ts'
import type { GameText } from '../game/game-text.ts'
import { partsIn } from '../game/move-parts.ts'
import { AnswerFace } from './AnswerFace.tsx'
import type { Companion, Look } from './companion.ts'
import { nothingLies } from './edits.ts'
import { placeName } from './place-name.ts'
import { PlacePicture } from './PlacePicture.tsx'
import { LATER } from './screen.ts'
import type { Telling } from './screen.ts'
import { Sides } from './Sides.tsx'
import { ToldRow } from './ToldRow.tsx'
import { companionWords } from './words.ts'

interface TellProps {
  readonly companion: Companion
  readonly look: Look
  readonly ask: Telling
  readonly say: GameText
}

export function Tell({ companion, look, ask, say }: TellProps) {
  const { words } = useLanguage()
  const { companion: own, chance } = useLazyWords(companionWords)
  const { game, state } = look.snapshot
  const again = look.rolledBefore
  const lies = requestedTileGoes(game.rules, state)
  const nothing = nothingLies(game, state)
  const goes = lies ?? nextTileGoes(game.rules, state)
  const where = goes === undefined ? undefined : placeName(game, state, goes, say, words, own)
  const left = keptBackLeft(ask, look)
  return (
    <section className="tell" aria-labelledby="asked">
      <header className="asked-head">
        <div>
          <h2 id="asked">{where ?? chance.ask(ask.request, left)}</h2>
          {where === undefined ? undefined : (
            <p className="goes">
              {lies === undefined ? chance.ask(ask.request, left) : own.whichTile}
            </p>
          )}
        </div>
        {goes === undefined ? undefined : <PlacePicture game={game} state={state} goes={goes} />}
      </header>
      <ToldRow companion={companion} look={look} say={say} />
      {ask.later ? (
        <button
          type="button"
          className="primary"
          data-legal={LATER}
          onClick={() => companion.tell(LATER)}
        >
          {own.later(ask.count)}
        </button>
      ) : undefined}
      {again !== undefined && ask.answers.some(({ notation }) => notation === again) ? (
        <button type="button" className="primary" onClick={() => companion.tell(again)}>
          {own.rolledBefore(say.move(state, again).label)}
        </button>
      ) : undefined}
      {ask.request === 'dice' ? (
        <DiceGrid game={game} ask={ask} tell={companion.tell} />
      ) : ask.request === 'bot-roll' ? (
        <TwoDice tell={companion.tell} />
      ) : ask.request === 'side' ? (
        <Sides game={game} left={ask.count} tell={companion.tell} />
      ) : (
        <Pictures {...{ companion, look, ask, say }} />
      )}
      <p className="stacked">
        {again === undefined ? (
          <button type="button" onClick={companion.letPageAnswer}>
            {own.letApp}
          </button>
        ) : undefined}
        {nothing === undefined ? undefined : (
          <button type="button" onClick={() => companion.correct(nothing)}>
            {own.nothingHere}
          </button>
        )}
        {ask.setup && ask.count > 1 ? (
          <button type="button" onClick={() => companion.dealKind()}>
            {own.dealKind(ask.count)}
          </button>
        ) : undefined}
      </p>
    </section>
  )
}

/** How many are left to tell; what stays of an answer that was taken back is told already. */
const keptBackLeft = ({ count }: Telling, { keptBack }: Look): number =>
  Math.max(1, count - keptBack.length)

/** What may come up; tiles of piles are many, so their names are shown only where somebody wants them. */
function Pictures({ companion, look, ask, say }: TellProps) {
  const { companion: words } = useLazyWords(companionWords)
  const { game, state } = look.snapshot
  const [named, setNamed] = useState(false)
  const drawn = isDrawn(ask)
  return (
    <>
      <ul
        className="answers"
        data-request={ask.request}
        data-close={drawn && !named ? '' : undefined}
      >
        {distinctAnswers(ask, say, state).map(({ notation, left, label }) => {
          return (
            <li key={notation}>
              <button
                type="button"
                data-legal={notation}
                title={label}
                aria-label={drawn ? `${label}, ${words.left(left)}` : undefined}
                onClick={() => companion.tell(notation)}
              >
                {ask.request === 'prospector-wheel' ? (
                  <SegmentPicture game={game} state={state} notation={notation} />
                ) : (
                  <AnswerFace game={game} notation={notation} size={drawn && !named ? 46 : 64} />
                )}
                {drawn && !named ? undefined : <span className="answer-name">{label}</span>}
                {drawn ? <small>{named ? words.left(left) : words.copies(left)}</small> : undefined}
              </button>
            </li>
          )
        })}
      </ul>
      {drawn ? (
        <label className="with-names">
          <input
            type="checkbox"
            checked={named}
            onChange={(event) => setNamed(event.target.checked)}
          />{' '}
          {words.withNames}
        </label>
      ) : undefined}
    </>
  )
}

/** The segment of the prospector wheel that faces the joker action, as it is printed. */
function SegmentPicture({
  game,
  state,
  notation,
}: Pick<SegmentProps, 'game' | 'state' | 'notation'>) {
  const clockwise = game.rules.tables.silver?.content.prospectorWheel.clockwise ?? []
  const { rules } = game
  const joker = wheelFacts(rules, state).find(({ action }) => action === 'joker')?.value ?? 1
  const position = joker - firstPosition(rules, state).value
  const parts = partsIn(game, notation)
  if (parts?.verb !== 'prospector wheel <segment>') return undefined
  const turned = Number(parts.args[0]) - 1
  const segment = clockwise[(position - turned + 2 * clockwise.length) % clockwise.length]
  return segment === undefined || segment === 'blank' ? (
    <span className="blank-segment" />
  ) : (
    <Icon name={segment} size={48} />
  )
}
interface SegmentProps {
  readonly game: Game
  readonly state: Look['snapshot']['state']
  readonly notation: string
}

/** Two positions of the prospector wheel are alike; one answer stands for both. */
function distinctAnswers(
  { answers, request }: Telling,
  say: GameText,
  state: Look['snapshot']['state'],
) {
  const labelled = answers.map((answer) => ({
    ...answer,
    label: say.move(state, answer.notation).label,
  }))
  return labelled.filter(
    ({ label }, index) =>
      request !== 'prospector-wheel' || labelled.findIndex((one) => one.label === label) === index,
  )
}

const DRAWN: ReadonlySet<string> = new Set([
  'bonus',
  'contract',
  'character',
  'corruption',
  'underground-bonus',
  'reveal-underground',
  'reveal-contracts',
])
const isDrawn = ({ request }: Telling): boolean => DRAWN.has(request)

interface DiceGridProps {
  readonly game: Game
  readonly ask: Telling
  readonly tell: (notation: string) => boolean
}

/** Colour × value: each die of the round is one tap. */
function DiceGrid({ game, ask, tell }: DiceGridProps) {
  const { words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const possible = new Set(ask.answers.map(({ notation }) => notation))
  const rolled = (colour: DieColour, value: number): string =>
    notationOf('roll <colour> <value>', colour, `${value}`)
  return (
    <>
      <p>{companion.dieGrid}</p>
      <div className="dice-grid">
        {DIE_COLOURS.flatMap((colour) =>
          DIE_VALUES.map((value) => (
            <button
              key={`${colour} ${value}`}
              type="button"
              disabled={!possible.has(rolled(colour, value))}
              data-legal={rolled(colour, value)}
              aria-label={words.things.die(colour, value)}
              onClick={() => tell(rolled(colour, value))}
            >
              <Die resource={facesOf(game.rules).die(colour)} value={value} size={40} />
            </button>
          )),
        )}
      </div>
    </>
  )
}

/** The Cardinalbot's two dice, which are alike: every pair is one tap. */
function TwoDice({ tell }: { readonly tell: (notation: string) => boolean }) {
  const { companion } = useLazyWords(companionWords)
  return (
    <>
      <p>{companion.twoDice}</p>
      <div className="two-dice">
        {DIE_VALUES.flatMap((low) =>
          DIE_VALUES.filter((high) => high >= low).map((high) => {
            const roll = notationOf('bot roll <value> <value>', `${low}`, `${high}`)
            return (
              <button
                key={roll}
                type="button"
                data-double={low === high ? low : undefined}
                data-legal={roll}
                aria-label={companion.pair(low, high)}
                onClick={() => tell(roll)}
              >
                <span>{low}</span> <span>{high}</span>
              </button>
            )
          }),
        )}
      </div>
    </>
  )
}
