/** One play on the score pad: counts are entered, the arithmetic is shown. */
import { content } from '@tiletum/content'
import { FairTileFace } from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import {
  countedAt,
  entryOf,
  fairSum,
  fairTilesOf,
  finalSums,
  kingSum,
  kingTrackOf,
  ROUNDS,
  TIERS,
  totalOf,
  winnersOf,
  withEntry,
  withFair,
} from './pad.ts'
import type { FinalSource, Pad, Sum } from './pad.ts'
import { companionWords } from './words.ts'

const NOTHING: Sum = { points: 0, how: '0' }
const MOST_CORRECTED = 60

interface PadSheetProps {
  readonly pad: Pad
  readonly onChange: (pad: Pad) => void
  readonly onClose: () => void
}

export function PadSheet({ pad, onChange, onClose }: PadSheetProps) {
  const { words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const rows = rowsOf(pad, onChange)
  const { number, sums } = rows
  const { sources } = words.web.end
  const final = (source: FinalSource) =>
    sums(sources[source], (person) => finalSums(content, pad, person).get(source) ?? NOTHING)
  return (
    <>
      <div className="pad-sheet">
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
              <Round key={round} round={round} pad={pad} onChange={onChange} rows={rows} />
            ))}
            <tr className="round">
              <th scope="rowgroup" colSpan={pad.names.length + 1}>
                {companion.atTheEnd}
              </th>
            </tr>
            {pad.silver === true ? <OverlayRow pad={pad} onChange={onChange} /> : undefined}
            {number(companion.housesOnMap, 'houses')}
            {number(companion.pillarsOnMap, 'pillars')}
            {pad.silver === true ? number(companion.minesPlaced, 'mines') : undefined}
            {final('houses-times-pillars')}
            {number(companion.completed, 'completed')}
            {final('completed-buildings')}
            {number(companion.goodsLeft, 'goods')}
            {final('goods')}
            {pad.silver === true ? (
              <>
                {number(companion.silverLeft, 'silver')}
                {final('silver')}
                {TIERS.map((tier, index) => number(companion.tierOf(index + 1), tier, 0, 3))}
                {final('technology')}
              </>
            ) : undefined}
            {number(sources.correction, 'correction', -MOST_CORRECTED)}
          </tbody>
          <tfoot>{sums(words.web.end.total, (person) => totalOf(content, pad, person))}</tfoot>
        </table>
      </div>
      <output className="said">
        {companion.wins(
          words.web.and(winnersOf(content, pad).map((person) => pad.names[person] ?? '')),
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

interface Rows {
  readonly number: (label: string, what: string, least?: number, most?: number) => React.ReactNode
  readonly tick: (label: string, what: string) => React.ReactNode
  readonly sums: (label: string, sum: (person: number) => Sum) => React.ReactNode
}

/** A row of the sheet has a cell for each person. */
function rowsOf(pad: Pad, onChange: (pad: Pad) => void): Rows {
  const row = (label: string, key: string, cell: (person: number) => React.ReactNode) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {pad.names.map((_, person) => (
        // oxlint-disable-next-line react/no-array-index-key -- seats keep their places
        <td key={person}>{cell(person)}</td>
      ))}
    </tr>
  )
  const enter = (person: number, what: string, value: number) =>
    onChange(withEntry(pad, person, what, value))
  return {
    number: (label, what, least = 0, most = 999) =>
      row(label, what, (person) => (
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          aria-label={`${label}, ${pad.names[person]}`}
          value={entryOf(pad, person, what)}
          onChange={({ target }) => enter(person, what, bounded(target.value, least, most))}
        />
      )),
    tick: (label, what) =>
      row(label, what, (person) => (
        <input
          type="checkbox"
          aria-label={`${label}, ${pad.names[person]}`}
          checked={entryOf(pad, person, what) === 1}
          onChange={({ target }) => enter(person, what, target.checked ? 1 : 0)}
        />
      )),
    sums: (label, sum) => (
      <tr key={label} className="sum">
        <th scope="row">{label}</th>
        {pad.names.map((_, person) => {
          const { points, how } = sum(person)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- seats keep their places
            <td key={person}>
              <small>{how} =</small> {points}
            </td>
          )
        })}
      </tr>
    ),
  }
}

const bounded = (text: string, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.trunc(Number(text)) || 0))

interface RoundProps extends Omit<PadSheetProps, 'onClose'> {
  readonly round: number
  readonly rows: Rows
}

function Round({ round, pad, onChange, rows: { number, tick, sums } }: RoundProps) {
  const { words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const chosen = pad.fairs[round - 1]
  const { spaces, award } = kingTrackOf(content, pad)
  return (
    <>
      <tr className="round">
        <th scope="rowgroup" colSpan={pad.names.length + 1}>
          {words.web.start.round(round)}
        </th>
      </tr>
      {number(companion.kingSpace, `king-${round}`, Math.min(...spaces), Math.max(...spaces))}
      {tick(companion.award(award), `award-${round}`)}
      {sums(words.web.end.sources['king-track'], (person) => kingSum(content, pad, person, round))}
      <tr>
        <th scope="row">{companion.fairTile}</th>
        <td colSpan={pad.names.length}>
          <span className="fair-tiles">
            {fairTilesOf(content, pad).map(({ id, scores, vp }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === chosen}
                aria-label={fairName(words, scores, vp)}
                onClick={() => onChange(withFair(pad, round, id === chosen ? undefined : id))}
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
          {countedAt(content, pad, round).map((what) =>
            number(words.nouns.countable[what], `${what}-${round}`),
          )}
          {sums(companion.fairSum(round), (person) => fairSum(content, pad, person, round))}
        </>
      )}
    </>
  )
}

function OverlayRow({ pad, onChange }: Omit<PadSheetProps, 'onClose'>) {
  const { words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const { buildings } = words.nouns
  return (
    <tr>
      <th scope="row">{companion.overlay}</th>
      <td colSpan={pad.names.length}>
        <span className="fair-tiles">
          {content.silver.overlays.map(({ id, largerOf, times }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === pad.overlay}
              onClick={() => onChange({ ...pad, overlay: id })}
            >
              max({largerOf.map((what) => buildings[what]).join(', ')}) × {buildings[times]}
            </button>
          ))}
        </span>
      </td>
    </tr>
  )
}

type Words = ReturnType<typeof useLanguage>['words']

export const fairName = (
  words: Words,
  scores: (typeof content.base.fairs.tiles)[number]['scores'],
  vp: number,
): string =>
  `${scores === 'king' ? words.nouns.action.king : words.web.and(scores.map((what) => words.nouns.countable[what]))}, ${words.nouns.vp(vp)}`
