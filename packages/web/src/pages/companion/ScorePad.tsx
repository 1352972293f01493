/** The score pad for two to four people: counts are entered, the arithmetic is shown. */
import { useState } from 'react'
import { content } from '@tiletum/content'
import { FairTileFace } from '../../art/index.ts'
import { useArea } from '../../base/language/area.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { go } from '../../base/navigation/route.ts'
import { PageFrame } from '../frame/PageFrame.tsx'
import {
  countedAt,
  entryOf,
  fairSum,
  finalSums,
  keepPad,
  kingSum,
  newPad,
  readPads,
  ROUNDS,
  totalOf,
  withEntry,
  withFair,
} from './pad.ts'
import type { Pad } from './pad.ts'
import { companionWords } from './words.ts'

const { base } = content
const PEOPLE = [2, 3, 4] as const
const MOST = 60

export function ScorePad() {
  const { language } = useLanguage()
  const { companion } = useArea(companionWords)
  const [pad, setPad] = useState<Pad>()
  const change = (next: Pad) => {
    keepPad(next)
    setPad(next)
  }
  const begin = (count: number) =>
    change(newPad(Array.from({ length: count }, (_, person) => companion.person(person + 1))))
  return (
    <PageFrame wide>
      <div className="score-pad">
        <h1>{companion.pad}</h1>
        {pad === undefined ? (
          <>
            <p>{companion.padAbout}</p>
            <p className="buttons">
              {PEOPLE.map((count) => (
                <button key={count} type="button" className="primary" onClick={() => begin(count)}>
                  {companion.people(count)}
                </button>
              ))}
            </p>
            <h2>{companion.plays}</h2>
            <ul className="companion-games">
              {readPads().map((kept) => (
                <li key={kept.id}>
                  <button type="button" onClick={() => setPad(kept)}>
                    {kept.names
                      .map((name, person) =>
                        companion.points(name, totalOf(base, kept, person).points),
                      )
                      .join(', ')}
                    <small>{new Date(kept.started).toLocaleDateString(language)}</small>
                  </button>
                </li>
              ))}
            </ul>
            <p>
              <button type="button" onClick={() => go({ at: 'companion' })}>
                {companion.back}
              </button>
            </p>
          </>
        ) : (
          <Sheet pad={pad} onChange={change} onClose={() => setPad(undefined)} />
        )}
      </div>
    </PageFrame>
  )
}

interface SheetProps {
  readonly pad: Pad
  readonly onChange: (pad: Pad) => void
  readonly onClose: () => void
}

function Sheet({ pad, onChange, onClose }: SheetProps) {
  const { words } = useLanguage()
  const { companion } = useArea(companionWords)
  const people = pad.names.map((_, person) => person)
  const totals = people.map((person) => totalOf(base, pad, person))
  const best = Math.max(...totals.map(({ points }) => points))
  const number = (label: string, what: string, least = 0) => (
    <tr key={what}>
      <th scope="row">{label}</th>
      {people.map((person) => (
        <td key={person}>
          <input
            type="number"
            inputMode="numeric"
            min={least}
            max={999}
            aria-label={`${label}, ${pad.names[person]}`}
            value={entryOf(pad, person, what)}
            onChange={(event) =>
              onChange(withEntry(pad, person, what, Math.trunc(Number(event.target.value)) || 0))
            }
          />
        </td>
      ))}
    </tr>
  )
  const tick = (label: string, what: string) => (
    <tr key={what}>
      <th scope="row">{label}</th>
      {people.map((person) => (
        <td key={person}>
          <input
            type="checkbox"
            aria-label={`${label}, ${pad.names[person]}`}
            checked={entryOf(pad, person, what) === 1}
            onChange={(event) =>
              onChange(withEntry(pad, person, what, event.target.checked ? 1 : 0))
            }
          />
        </td>
      ))}
    </tr>
  )
  const sums = (label: string, sum: (person: number) => { points: number; how: string }) => (
    <tr className="sum">
      <th scope="row">{label}</th>
      {people.map((person) => {
        const { points, how } = sum(person)
        return (
          <td key={person}>
            <small>{how} =</small> {points}
          </td>
        )
      })}
    </tr>
  )
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.web.end.source}</th>
            {pad.names.map((name, person) => (
              // oxlint-disable-next-line react/no-array-index-key -- seats keep their places
              <th key={person} scope="col">
                <input
                  aria-label={companion.person(person + 1)}
                  value={name}
                  maxLength={24}
                  onChange={(event) =>
                    onChange({ ...pad, names: pad.names.with(person, event.target.value) })
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {number(companion.inPlay, 'play')}
          {ROUNDS.map((round) => (
            <Round key={round} round={round} {...{ pad, onChange, number, tick, sums }} />
          ))}
          {number(companion.housesOnMap, 'houses')}
          {number(companion.pillarsOnMap, 'pillars')}
          {sums(
            words.web.end.sources['houses-times-pillars'],
            (person) => finalSums(base, pad, person)[0] ?? NOTHING,
          )}
          {number(companion.completed, 'completed')}
          {sums(
            words.web.end.sources['completed-buildings'],
            (person) => finalSums(base, pad, person)[1] ?? NOTHING,
          )}
          {number(companion.goodsLeft, 'goods')}
          {sums(
            words.web.end.sources.goods,
            (person) => finalSums(base, pad, person)[2] ?? NOTHING,
          )}
          {number(words.web.end.sources.correction, 'correction', -MOST)}
        </tbody>
        <tfoot>{sums(words.web.end.total, (person) => totals[person] ?? NOTHING)}</tfoot>
      </table>
      <output className="said">
        {companion.wins(
          words.web.and(pad.names.filter((_, person) => totals[person]?.points === best)),
        )}
      </output>
      <p className="buttons">
        <button type="button" onClick={onClose}>
          {companion.back}
        </button>
      </p>
    </>
  )
}
const NOTHING = { points: 0, how: '0' }

type Row = (label: string, what: string, least?: number) => React.ReactNode

interface RoundProps extends Omit<SheetProps, 'onClose'> {
  readonly round: number
  readonly number: Row
  readonly tick: Row
  readonly sums: (
    label: string,
    sum: (person: number) => { points: number; how: string },
  ) => React.ReactNode
}

function Round({ round, pad, onChange, number, tick, sums }: RoundProps) {
  const { words } = useLanguage()
  const { companion } = useArea(companionWords)
  const tile = pad.fairs[round - 1]
  const chosen = base.fairs.tiles.find(({ id }) => id === tile)
  return (
    <>
      <tr className="round">
        <th scope="rowgroup" colSpan={pad.names.length + 1}>
          {words.web.start.round(round)}
        </th>
      </tr>
      {number(companion.kingSpace, `king-${round}`, Math.min(...base.kingTrack.spaces))}
      {tick(companion.award(base.kingTrack.award), `award-${round}`)}
      {sums(words.web.end.sources['king-track'], (person) => kingSum(base, pad, person, round))}
      <tr>
        <th scope="row">{companion.fairTile}</th>
        <td colSpan={pad.names.length}>
          <span className="fair-tiles">
            {base.fairs.tiles.map(({ id, scores, vp }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === tile}
                aria-label={fairName(words, scores, vp)}
                onClick={() => onChange(withFair(pad, round, id === tile ? undefined : id))}
              >
                <FairTileFace scores={scores} vp={vp} size={56} />
              </button>
            ))}
          </span>
        </td>
      </tr>
      {chosen === undefined ? undefined : (
        <>
          {tick(companion.present, `present-${round}`)}
          {countedAt(base, tile).map((what) =>
            number(words.nouns.countable[what], `${what}-${round}`),
          )}
          {sums(companion.fairSum(round), (person) => fairSum(base, pad, person, round))}
        </>
      )}
    </>
  )
}

type Words = ReturnType<typeof useLanguage>['words']

export const fairName = (
  words: Words,
  scores: (typeof base.fairs.tiles)[number]['scores'],
  vp: number,
): string =>
  `${scores === 'king' ? words.nouns.action.king : words.web.and(scores.map((what) => words.nouns.countable[what]))}, ${words.nouns.vp(vp)}`
