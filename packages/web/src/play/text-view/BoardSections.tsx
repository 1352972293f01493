/** The board in words: dice, places, offers, boards, fairs. */
import { seatsIn } from '@tiletum/engine'
import { kingLines } from '@tiletum/text/position-text'
import { Fragment } from 'react'
import { useTextView } from './context.ts'
import {
  boardOf,
  contractNames,
  dieName,
  fairs,
  forecastSentences,
  mapsOf,
  moreOffers,
  offered,
  placeSentence,
  segmentMore,
  segments,
  segmentTitle,
  tableOf,
  wheelMore,
} from './section-text.ts'

interface SectionProps {
  readonly onLine: (line: string) => void
}

export function DiceSection({ onLine }: SectionProps) {
  const context = useTextView()
  const { text, words, at, snapshot } = context
  const { sections, segmentTile, noDice, die, take } = text.textView
  return (
    <section aria-labelledby="text-dice">
      <h2 id="text-dice">{sections.dice}</h2>
      {segments(context).map((segment) => {
        const { value, dice, tile } = segment
        return (
          <section key={value} aria-label={segmentTitle(context, segment)}>
            <h3>{segmentTitle(context, segment)}</h3>
            {tile === undefined ? undefined : <p>{segmentTile(tile)}</p>}
            <Lines of={segmentMore(context, segment)} />
            {dice.length === 0 ? <p>{noDice}</p> : undefined}
            <ul>
              {dice.map((colour, index) => {
                const name = dieName(context, colour, value)
                const move = `die ${colour} ${value}`
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- dice of one colour are alike
                  <li key={`${colour} ${index}`}>
                    {snapshot.legal.has(move) ? (
                      <button type="button" onClick={() => onLine(move)}>
                        {take(name)}
                      </button>
                    ) : (
                      die(name, words.nouns.amount(at.faces.die(colour), value))
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
      <Lines of={wheelMore(context)} />
    </section>
  )
}

const Lines = ({ of }: { readonly of: readonly string[] }) =>
  of.map((line) => <p key={line}>{line}</p>)

export function PlacesSection() {
  const context = useTextView()
  const maps = mapsOf(context)
  return (
    <section aria-labelledby="text-places">
      <h2 id="text-places">{context.text.textView.sections.places}</h2>
      {maps.map(({ title, places }) => (
        <section key={title} aria-label={title}>
          {maps.length > 1 ? <h3>{title}</h3> : undefined}
          <ul>
            {places.flatMap((place) => {
              const what = placeSentence(context, place, true)
              return (
                <li key={place.facts.space}>
                  <strong>{place.name}</strong>
                  {what === '' ? '' : `: ${what}`}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </section>
  )
}

function Numbered({
  names,
  empty,
}: {
  readonly names: readonly (string | undefined)[]
  readonly empty: string
}) {
  return (
    <ol>
      {names.map((name, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- spaces never move
        <li key={at}>{name ?? empty}</li>
      ))}
    </ol>
  )
}

export function OffersSection() {
  const context = useTextView()
  const { text, snapshot, reader, told, words } = context
  const { sections, contracts, characters, empty } = text.textView
  const { state } = snapshot
  const { characters: offer } = tableOf(context)
  return (
    <section aria-labelledby="text-offers">
      <h2 id="text-offers">{sections.offers}</h2>
      <h3>{contracts}</h3>
      <Numbered names={contractNames(context)} empty={empty} />
      <h3>{characters}</h3>
      <Numbered names={offered(context, offer)} empty={empty} />
      {moreOffers(context).map(({ title, things, numbered }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          {numbered ? (
            <Numbered names={things} empty={empty} />
          ) : (
            <ul>
              {things.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
      <h3>{words.web.panel.king}</h3>
      <ul>
        {kingLines(reader, told, state).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function Board({ seat }: { readonly seat: number }) {
  const context = useTextView()
  const { title, parts } = boardOf(context, seat)
  return (
    <>
      <p>{title}</p>
      <ul>
        {parts.map(([name, things]) => (
          <li key={name}>
            {name}
            <ul>
              {things.map((thing, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- equal things are alike
                <li key={at}>{thing}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

export function BoardsSections() {
  const { text, me, at, snapshot } = useTextView()
  const { sections } = text.textView
  const others = seatsIn(snapshot.state).filter((seat) => seat !== me)
  return (
    <>
      <section aria-labelledby="text-board">
        <h2 id="text-board">{sections.board}</h2>
        <Board seat={me} />
      </section>
      <section aria-labelledby="text-others">
        <h2 id="text-others">{sections.others}</h2>
        {others.map((seat) => (
          <section key={seat} aria-label={at.say.seat(seat)}>
            <h3>{at.say.seat(seat)}</h3>
            <Board seat={seat} />
          </section>
        ))}
      </section>
    </>
  )
}

export function FairsSection() {
  const context = useTextView()
  return (
    <section aria-labelledby="text-fairs">
      <h2 id="text-fairs">{context.text.textView.sections.fairs}</h2>
      <ol>
        {fairs(context).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <ul>
        {forecastSentences(context).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
