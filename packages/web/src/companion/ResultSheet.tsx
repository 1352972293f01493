/** Only the result: what changed in a turn that was played on the table, in a few taps. */
import { useState } from 'react'
import { seatFacts, wheelFacts } from '@tiletum/engine'
import type { Resource } from '@tiletum/engine'
import { Die, Icon, Piece, ResourceToken, VictoryPoints } from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'
import { facesOf } from '../game/faces.ts'
import type { GameText } from '../game/game-text.ts'
import { TileFace } from './AnswerFace.tsx'
import type { Companion, Look } from './companion.ts'
import {
  bonusFaces,
  correctionsOf,
  freeSpaces,
  moreThanTheDie,
  NO_RESULT,
  numbersOf,
  reachOf,
  refusedAmong,
  sitesOf,
  storehouseOf,
  tileOfDie,
  tilesInReach,
} from './result-input.ts'
import type { ResultInput, TileToTake } from './result-input.ts'
import { companionWords } from './words.ts'
import type { CompanionScreenWords } from './words.ts'

interface ResultSheetProps {
  readonly companion: Companion
  readonly look: Look
  readonly say: GameText
  readonly onEdit: () => void
}

export function ResultSheet({ companion, look, say, onEdit }: ResultSheetProps) {
  const { companion: own } = useLazyWords(companionWords)
  const { words } = useLanguage()
  const [input, setInput] = useState(NO_RESULT)
  const [said, setSaid] = useState(false)
  const { game, state } = look.snapshot
  const seat = state.active
  const change = (next: Partial<ResultInput>) => {
    setSaid(false)
    setInput({ ...input, ...next })
  }
  const more = moreThanTheDie(input)
  const oddities = [
    ...(input.die === undefined ? [own.result.noDie] : []),
    ...(more > 0 ? [own.result.more(more)] : []),
  ]
  const sets = [...correctionsOf(game, state, seat, input), 'set turn over']
  const refused = said ? refusedAmong(game, state, sets) : undefined
  const over = () => {
    const impossible = refusedAmong(game, state, sets)
    if (impossible !== undefined || (oddities.length > 0 && !said)) setSaid(true)
    else companion.tell(...sets)
  }
  const full =
    freeSpaces(game, state, seat, input).length <=
    input.taken.length + (input.tileTaken === true ? 1 : 0)
  const shared = { game, state, seat, input, change, say, own: own.result, words, full }
  return (
    <div className="result-sheet">
      <p>{own.result.about}</p>
      <DieTaken {...shared} />
      <Steppers {...shared} />
      <Pieces {...shared} />
      <Tiles {...shared} />
      <p>
        <button type="button" onClick={onEdit}>
          {own.result.anythingElse}
        </button>
      </p>
      {said ? (
        <output className="said">
          {refused === undefined
            ? oddities.join(' ')
            : words.refusals.say({ rules: game.rules, seats: [] }, refused)}
        </output>
      ) : undefined}
      <button type="button" className="primary turn-over" onClick={over}>
        {said ? own.result.overAnyway : own.turnOver}
      </button>
    </div>
  )
}

interface SectionProps {
  readonly game: Look['snapshot']['game']
  readonly state: Look['snapshot']['state']
  readonly seat: number
  readonly input: ResultInput
  readonly change: (next: Partial<ResultInput>) => void
  readonly say: GameText
  readonly own: CompanionScreenWords['companion']['result']
  readonly words: ReturnType<typeof useLanguage>['words']
  /** The storehouse has no space left. */
  readonly full: boolean
}

function DieTaken({ game, state, input, change, own, words, say, full }: SectionProps) {
  const tile = tileOfDie(game, state, input)
  return (
    <fieldset>
      <legend>{own.die}</legend>
      <div className="chips">
        {wheelFacts(game.rules, state).flatMap(({ value, dice }) =>
          dice.map((colour, index) => {
            const chosen = input.die?.colour === colour && input.die.value === value
            return (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- equal dice are alike
                key={`${colour} ${value} ${index}`}
                type="button"
                data-die={`${colour} ${value}`}
                aria-pressed={chosen}
                aria-label={words.things.die(colour, value)}
                onClick={() => {
                  const { die: _die, tileTaken: _taken, tileTold: _told, ...others } = input
                  change({ ...NO_RESULT, ...others, ...(chosen ? {} : { die: { colour, value } }) })
                }}
              >
                <Die resource={facesOf(game.rules).die(colour)} value={value} size={36} />
              </button>
            )
          }),
        )}
      </div>
      {tile === undefined ? undefined : tile.deferred ? (
        <details open>
          <summary>{own.tileUntold}</summary>
          <div className="chips">
            {bonusFaces(game).map((face) => (
              <button
                key={face}
                type="button"
                data-bonus={face}
                disabled={full}
                aria-label={say.tile(face)}
                onClick={() => change({ tileTold: face, tileTaken: true })}
              >
                <TileFace game={game} id={face} size={44} />
              </button>
            ))}
          </div>
        </details>
      ) : tile.tile === undefined ? undefined : (
        <label className="tile-taken">
          <input
            type="checkbox"
            checked={input.tileTaken === true}
            disabled={full && input.tileTaken !== true}
            onChange={(event) => change({ tileTaken: event.target.checked })}
          />
          <TileFace game={game} id={tile.tile} size={44} />
          {own.tileTaken}
        </label>
      )}
    </fieldset>
  )
}

function Steppers({ game, state, seat, input, change, own, words }: SectionProps) {
  const named = (name: string): string =>
    name === 'vp'
      ? own.vp
      : name === 'king'
        ? own.king
        : words.nouns.amount(name as Resource, 0).slice(2)
  return (
    <ul className="result-steppers">
      {numbersOf(game, state, seat, input).map(({ name, now, most }) => {
        const by = (step: number) => () =>
          change({ changes: { ...input.changes, [name]: (input.changes[name] ?? 0) + step } })
        const shown = name === 'king' ? (game.rules.kingSpaces[now] ?? now) : now
        return (
          <li key={name} data-number={name}>
            <span className="hand-face">
              {name === 'vp' ? (
                <VictoryPoints points={shown} size={30} />
              ) : name === 'king' ? (
                <Icon name="king" size={30} />
              ) : (
                <ResourceToken resource={name as Resource} size={30} />
              )}
            </span>
            {[-1, 1, 3].map((step) => (
              <button
                key={step}
                type="button"
                data-step={step}
                aria-label={`${named(name)} ${step > 0 ? '+' : '−'}${Math.abs(step)}`}
                disabled={now + step < 0 || now + step > most}
                onClick={by(step)}
              >
                {step > 0 ? `+${step}` : `−${-step}`}
              </button>
            ))}
            <output data-changed={(input.changes[name] ?? 0) === 0 ? undefined : ''}>
              {shown}
            </output>
          </li>
        )
      })}
    </ul>
  )
}

function Pieces({ game, state, seat, input, change, own, say }: SectionProps) {
  const { houses, pillar } = sitesOf(game, state, seat, input)
  const colour = PLAYER_COLOURS[seat] ?? PLAYER_COLOURS[0]
  const toggled = (list: readonly string[], one: string): readonly string[] =>
    list.includes(one) ? list.filter((each) => each !== one) : [...list, one]
  const { rules } = game
  return (
    <div className="result-pieces">
      {reachOf(game, state, seat, input).map(({ piece, stands, near }) => (
        <details key={piece} data-piece={piece}>
          <summary>
            <Piece
              kind={piece === 'architect' ? 'architect' : 'merchant'}
              player={colour}
              size={26}
            />{' '}
            {say.place(stands)}
          </summary>
          <div className="chips">
            {near.map((space) => (
              <button
                key={space}
                type="button"
                data-space={space}
                aria-pressed={input.pieces[piece] === space}
                onClick={() => change({ pieces: { ...input.pieces, [piece]: space } })}
              >
                {say.place(space)}
              </button>
            ))}
          </div>
        </details>
      ))}
      <div className="chips">
        {houses.map((space) => (
          <button
            key={space}
            type="button"
            data-house={space}
            aria-pressed={input.houses.includes(space)}
            onClick={() => change({ houses: toggled(input.houses, space) })}
          >
            <Piece kind="house" player={colour} size={22} />{' '}
            {own.houseIn(
              say.place(
                rules.names.space[
                  rules.board.houseSpaces[rules.names.houseSpace.indexOf(space)]?.space ?? -1
                ] ?? space,
              ),
            )}
          </button>
        ))}
        {pillar === undefined ? undefined : (
          <button
            type="button"
            data-pillar={pillar}
            aria-pressed={input.pillars.includes(pillar)}
            onClick={() => change({ pillars: toggled(input.pillars, pillar) })}
          >
            <Piece kind="pillar" player={colour} size={22} /> {own.pillarIn(say.place(pillar))}
          </button>
        )}
      </div>
    </div>
  )
}

function Tiles({ game, state, seat, input, change, own, say, full }: SectionProps) {
  const held = storehouseOf(seatFacts(game.rules, state, seat), seat)
  const list = (
    title: string,
    tiles: readonly TileToTake[],
    chosen: readonly string[],
    isFull: boolean,
    pick: (places: readonly string[]) => void,
  ) =>
    tiles.length === 0 ? undefined : (
      <fieldset>
        <legend>{title}</legend>
        <div className="chips">
          {tiles.map(({ place, tile }) => (
            <button
              key={place}
              type="button"
              data-tile={place}
              aria-pressed={chosen.includes(place)}
              aria-label={say.tile(tile)}
              disabled={isFull && !chosen.includes(place)}
              onClick={() =>
                pick(
                  chosen.includes(place)
                    ? chosen.filter((one) => one !== place)
                    : [...chosen, place],
                )
              }
            >
              <TileFace game={game} id={tile} size={44} />
            </button>
          ))}
        </div>
      </fieldset>
    )
  return (
    <>
      {list(own.taken, tilesInReach(game, state, seat, input), input.taken, full, (taken) =>
        change({ taken }),
      )}
      {list(own.gone, held, input.gone, false, (gone) => change({ gone }))}
    </>
  )
}
