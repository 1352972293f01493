/** The Cardinalbot's own board: buildings, crests, contracts, decrees and challenges. */
import { CRESTS, NONE, RESOURCES } from '@tiletum/engine'
import type { ReactNode } from 'react'
import {
  CathedralTile,
  CharacterTile,
  Piece,
  ResourceToken,
  Seal,
  StoreTile,
} from '../art/index.ts'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSilver } from '../silver/use-silver.ts'
import './BotBoard.css'

const ROOMS = 2

export function BotBoard({ seat }: { readonly seat: number }) {
  const { state, game } = useSnapshot()
  const silver = useSilver()
  const { say, faces } = useTable()
  const { language, words } = useLanguage()
  const { nouns, web, bot } = words
  const board = state.seats[seat]
  const { solo: slice } = state.slices
  const content = game.rules.tables.solo?.content
  if (board === undefined || slice === undefined) return undefined
  const id = (face: number) => game.rules.names.face[face]
  const tile = (face: number, key: string, size = 46) => {
    const name = id(face)
    const store = name === undefined ? undefined : faces.store(name)
    return store === undefined || name === undefined ? undefined : (
      <li key={key} data-tip={say.tile(name)} aria-label={say.tile(name)}>
        <StoreTile store={store} size={size} />
      </li>
    )
  }
  return (
    <div className="bot-board">
      <ul className="row" aria-label={web.board.goods}>
        {RESOURCES.map((resource, index) => (
          <li key={resource}>
            <ResourceToken resource={resource} size={26} /> {board.resources[index]}
            <span className="unseen">{nouns.resource[resource]}</span>
          </li>
        ))}
        <li>
          <Piece kind="house" player="cardinal" size={20} /> {board.housesInSupply}
        </li>
        <li>
          <Piece kind="pillar" player="cardinal" size={20} /> {board.pillarsInSupply}
        </li>
        {board.cathedrals.map((vp, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- tiles in order
          <li key={`cathedral ${index}`}>
            <CathedralTile vp={vp} size={26} />
          </li>
        ))}
      </ul>
      {silver === undefined ? undefined : <silver.BotSilver seat={seat} />}
      <section>
        <h3>{web.board.buildings}</h3>
        <ul className="row">
          {board.crests.map((crest, building) => (
            // oxlint-disable-next-line react/no-array-index-key -- a building is its number
            <li key={building} className="column" aria-label={web.board.building(building + 1)}>
              {Array.from({ length: ROOMS }, (_, room) => {
                const name = id(board.rooms[building * ROOMS + room] ?? NONE)
                const character = name === undefined ? undefined : faces.character(name)
                return character === undefined || name === undefined ? (
                  <span key={room} className="empty" />
                ) : (
                  <span key={room} data-tip={say.tile(name)}>
                    <CharacterTile kind={character.kind} bonus={character.bonus} size={46} />
                    <span className="unseen">{say.tile(name)}</span>
                  </span>
                )
              })}
              {CRESTS[crest] === undefined ? (
                <span className="empty round" />
              ) : (
                <Seal crest={CRESTS[crest]} size={40} />
              )}
            </li>
          ))}
        </ul>
      </section>
      <Tiles
        title={web.board.unfulfilled}
        tiles={slice.waiting.map((face, at) => tile(face, `${at}`))}
      />
      <Tiles
        title={`${web.board.crests} (${web.board.inactive})`}
        tiles={board.storehouse.map((face, at) => tile(face, `${at}`))}
      />
      <Tiles
        title={web.board.contracts}
        tiles={board.contracts.map((face, at) => tile(face, `${at}`))}
      />
      <section className="cards">
        <h3>{web.board.decrees}</h3>
        <ol>
          {slice.decrees.map((decree, place) => {
            const card = game.rules.tables.solo?.decrees[decree]
            const printed = content?.decrees.find(({ id: one }) => one === card?.id)
            return printed === undefined ? undefined : (
              <li key={printed.id} aria-current={place === slice.place ? 'true' : undefined}>
                <strong>{printed.name[language]}</strong> {bot.decree(printed)}
              </li>
            )
          })}
        </ol>
        {slice.challenges.length === 0 ? undefined : <h3>{web.setup.difficulty}</h3>}
        <ul>
          {slice.challenges.map((index) => {
            const challenge = content?.challenges[index]
            return challenge === undefined ? undefined : (
              <li key={challenge.id}>
                <strong>{challenge.name[language]}</strong> {bot.challenge(challenge.does)}
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}

interface TilesProps {
  readonly title: string
  readonly tiles: readonly (ReactNode | undefined)[]
}

function Tiles({ title, tiles }: TilesProps) {
  const there = tiles.filter((tile) => tile !== undefined)
  return there.length === 0 ? undefined : (
    <section>
      <h3>{title}</h3>
      <ul className="row">{there}</ul>
    </section>
  )
}
