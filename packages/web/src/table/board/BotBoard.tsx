/** The board of the Cardinalbot: buildings, crests, contracts, decrees and challenges. */
import { RESOURCES } from '@tiletum/engine'
import type { ReactNode } from 'react'
import {
  CathedralTile,
  CharacterTile,
  Piece,
  ResourceToken,
  Seal,
  StoreTile,
} from '../../shared/art/index.ts'
import { seatIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import './BotBoard.css'

export function BotBoard({ seat }: { readonly seat: number }) {
  const { say, faces } = useTable()
  const { language, words } = useLanguage()
  const { nouns, web, bot } = words
  const facts = useSelected((snapshot) => seatIn(snapshot, seat))
  if (facts.bot === undefined) return undefined
  const { waiting, decrees, challenges, place: current } = facts.bot
  const tilesOf = (ids: readonly string[]) =>
    ids.map((id, index) => {
      const store = faces.store(id)
      return store === undefined ? undefined : (
        // oxlint-disable-next-line react/no-array-index-key -- tiles in order
        <li key={index} data-tip={say.tile(id)} aria-label={say.tile(id)}>
          <StoreTile store={store} size={46} />
        </li>
      )
    })
  return (
    <div className="bot-board">
      <ul className="row" aria-label={web.board.goods}>
        {RESOURCES.map((resource) => (
          <li key={resource}>
            <ResourceToken resource={resource} size={26} /> {facts.resources[resource]}
            <span className="unseen">{nouns.resource[resource]}</span>
          </li>
        ))}
        <li>
          <Piece kind="house" player="cardinal" size={20} /> {facts.housesInSupply}
        </li>
        <li>
          <Piece kind="pillar" player="cardinal" size={20} /> {facts.pillarsInSupply}
        </li>
        {facts.cathedrals.map((vp, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- tiles in order
          <li key={`cathedral ${index}`}>
            <CathedralTile vp={vp} size={26} />
          </li>
        ))}
      </ul>
      <ExpansionParts place="bot-board" seat={seat} />
      <section>
        <h3>{web.board.buildings}</h3>
        <ul className="row">
          {facts.buildings.map(({ rooms, crest }, building) => (
            // oxlint-disable-next-line react/no-array-index-key -- a building is its number
            <li key={building} className="column" aria-label={web.board.building(building + 1)}>
              {rooms.map((name, room) => {
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
              {crest === undefined ? (
                <span className="empty round" />
              ) : (
                <Seal crest={crest} size={40} />
              )}
            </li>
          ))}
        </ul>
      </section>
      <Tiles title={web.board.unfulfilled} tiles={tilesOf(waiting)} />
      <Tiles
        title={`${web.board.crests} (${web.board.inactive})`}
        tiles={tilesOf(facts.storehouse.flatMap((slot) => slot?.tile ?? []))}
      />
      <Tiles title={web.board.contracts} tiles={tilesOf(facts.contracts)} />
      <section className="cards">
        <h3>{web.board.decrees}</h3>
        <ol>
          {decrees.map((decree, place) => (
            <li key={decree.id} aria-current={place === current ? 'true' : undefined}>
              <strong>{decree.name[language]}</strong> {bot.decree(decree)}
            </li>
          ))}
        </ol>
        {challenges.length === 0 ? undefined : <h3>{web.setup.difficulty}</h3>}
        <ul>
          {challenges.map(({ id, name, does }) => (
            <li key={id}>
              <strong>{name[language]}</strong> {bot.challenge(does)}
            </li>
          ))}
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
