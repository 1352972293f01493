/** A player's board as an open ledger. */
import { ACTIONS, CRESTS, NONE, RESOURCES } from '@tiletum/engine'
import { memo } from 'react'
import type { SeatState } from '@tiletum/engine'
import {
  BonusMarker,
  BUILDING,
  BuildingGround,
  buildingPlace,
  CathedralTile,
  CharacterTile,
  ContractRow,
  CONTRACTS,
  contractSpot,
  Icon,
  Piece,
  ResourceToken,
  Seal,
  STOREHOUSE,
  StorehouseGround,
  storehouseSpot,
  StoreTile,
} from '../art/index.ts'
import { stateAt } from '../game/snapshot.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSilver } from '../silver/use-silver.ts'
import { movesOfTile, unitFalls } from '../tray/task-moves.ts'
import type { Good } from '../theme/tokens.ts'
import { Group } from '../ui/Group.tsx'
import { Thing } from '../ui/Thing.tsx'
import { atSpot } from './spot.ts'
import './BoardPanel.css'

interface BoardPanelProps {
  readonly seat: number
  /** Whether its things can be pressed to play. */
  readonly own: boolean
}

export const BoardPanel = memo(function BoardPanel({ seat, own }: BoardPanelProps) {
  const state = useSelected(({ state: { seats } }) => seats[seat])
  const { say } = useTable()
  const { web } = useLanguage().words
  if (state === undefined) return undefined
  return (
    <section
      className="board"
      aria-label={web.panel.mine(say.seat(seat))}
      id={own ? 'mine' : undefined}
    >
      <Goods seat={seat} />
      <Storehouse state={state} own={own} seat={seat} />
      <Buildings state={state} own={own} seat={seat} />
      <Ledger state={state} seat={seat} />
    </section>
  )
})

/** What a seat had when its turn began; the same as it has when it is not its turn. */
function atFirst({ opening, moments, steps, shown, state }: Snapshot, seat: number) {
  return stateAt(opening, moments, state.active === seat ? (steps[0] ?? shown) : shown)
}

/** Until the turn is confirmed, what it changes stands in italics beside what there was. */
export const Goods = memo(function Goods({ seat }: { readonly seat: number }) {
  const { nouns, web } = useLanguage().words
  const resources = useSelected(({ state }) => state.seats[seat]?.resources) ?? []
  const had = useSelected((snapshot) => atFirst(snapshot, seat).seats[seat]?.resources) ?? []
  const silver = useSelected(({ state }) => state.slices.silver?.silver[seat])
  const hadSilver = useSelected((snapshot) => atFirst(snapshot, seat).slices.silver?.silver[seat])
  return (
    <ul className="goods" aria-label={web.board.goods}>
      {RESOURCES.map((resource, index) => (
        <OneGood
          key={resource}
          good={resource}
          name={nouns.resource[resource]}
          before={had[index] ?? 0}
          now={resources[index] ?? 0}
        />
      ))}
      {silver === undefined ? undefined : (
        <OneGood good="silver" name={web.board.silver} before={hadSilver ?? silver} now={silver} />
      )}
    </ul>
  )
})

interface OneGoodProps {
  readonly good: Good
  readonly name: string
  readonly before: number
  readonly now: number
}

function OneGood({ good, name, before, now }: OneGoodProps) {
  const { web } = useLanguage().words
  return (
    <li data-tip={name} data-good={good}>
      <ResourceToken resource={good} size={30} />
      {before === now ? (
        <span>{now}</span>
      ) : (
        <span className="changed">
          <s aria-hidden="true">{before}</s> <em>{now}</em>
        </span>
      )}
      <span className="unseen">
        {name}
        {before === now ? undefined : web.board.had(before)}
      </span>
    </li>
  )
}

interface PartProps {
  readonly state: SeatState
  readonly own: boolean
}

function Storehouse({ state, own, seat }: PartProps & { readonly seat: number }) {
  const falls = useSelected((snapshot) => unitFalls(snapshot.game, snapshot.state, seat))
  const { table, say, faces } = useTable()
  const { web } = useLanguage().words
  const { game } = table.snapshot()
  return (
    <Group className="ground storehouse" label={web.board.storehouse}>
      <StorehouseGround spaces={state.storehouse.length} />
      {state.storehouse.map((face, slot) => {
        const id = game.rules.names.face[face]
        const spot = storehouseSpot(slot)
        if (id === undefined)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a slot is its number
            <span
              key={slot}
              className="at"
              style={atSpot(spot, STOREHOUSE)}
              data-tip={web.board.emptySlot}
            />
          )
        const store = faces.store(id)
        const character = faces.character(id)
        const inUse = (state.inUse & (1 << slot)) !== 0
        return (
          <Thing
            // oxlint-disable-next-line react/no-array-index-key -- a slot is its number
            key={slot}
            className="at"
            style={atSpot(spot, STOREHOUSE)}
            fly={own ? id : undefined}
            moves={own ? movesOfTile(game, face, falls).join('|') : ''}
            label={inUse ? `${say.tile(id)} (${web.board.inUse})` : say.tile(id)}
          >
            {store === undefined ? undefined : (
              <StoreTile store={store} size={spot.size} selected={inUse} />
            )}
            {character === undefined ? undefined : (
              <CharacterTile kind={character.kind} bonus={character.bonus} size={spot.size} />
            )}
          </Thing>
        )
      })}
    </Group>
  )
}

function Buildings({ state, own, seat }: PartProps & { readonly seat: number }) {
  const { table, say, colours, faces } = useTable()
  const { effects, things, web } = useLanguage().words
  const { game, state: whole } = table.snapshot()
  const { rules } = game
  const draft = { rules, state: whole, sink: undefined }
  const held = state.storehouse.filter((face) => face !== NONE)
  const characters = held.filter((face) => rules.faces[face]?.sort === 'character')
  const crests = held.flatMap((face) => CRESTS[rules.faces[face]?.crest ?? NONE] ?? [])
  return (
    <Group className="buildings" label={web.board.buildings}>
      {rules.buildings.map(({ rooms }, building) => {
        const printed = rules.content.board.buildings[building]
        if (printed === undefined) return undefined
        const place = buildingPlace(rooms.length)
        const completed = (state.completed & (1 << building)) !== 0
        const crest = CRESTS[state.crests[building] ?? NONE]
        const first = rooms.map((room) => state.rooms[room] ?? NONE).find((face) => face !== NONE)
        const kind = first === undefined ? undefined : ACTIONS[rules.faces[first]?.kind ?? NONE]
        const filled = rooms.length > 0 && rooms.every((room) => state.rooms[room] !== NONE)
        return (
          <Group
            // oxlint-disable-next-line react/no-array-index-key -- a building is its number
            key={building}
            className="ground building"
            label={`${web.board.building(building + 1)}${completed ? `, ${web.board.completed}` : ''}`}
          >
            <BuildingGround
              rooms={rooms.length}
              crestFood={printed.crestFood}
              crestBonus={printed.crestBonus}
              {...(kind === undefined ? {} : { action: kind })}
            />
            {rooms.map((room, floor) => {
              const spot = place.rooms[floor]
              const id = rules.names.face[state.rooms[room] ?? NONE]
              const character = id === undefined ? undefined : faces.character(id)
              if (spot === undefined) return undefined
              const moves =
                id === undefined && own
                  ? characters
                      .map(
                        (face) =>
                          `place ${rules.names.face[face] ?? ''} building ${building + 1} floor ${floor + 1}`,
                      )
                      .join('|')
                  : own && id !== undefined
                    ? `bonus ${id}|characters ${building + 1}`
                    : ''
              return (
                <Thing
                  key={room}
                  className="at"
                  style={atSpot(spot, BUILDING)}
                  moves={moves}
                  fly={own ? id : undefined}
                  label={
                    id === undefined
                      ? web.board.emptyRoom(building + 1, floor + 1)
                      : web.part(web.board.room(building + 1, floor + 1), say.tile(id))
                  }
                >
                  {character === undefined ? undefined : (
                    <CharacterTile kind={character.kind} bonus={character.bonus} size={spot.size} />
                  )}
                </Thing>
              )
            })}
            {place.roof === undefined || filled ? undefined : (
              <span className="at" style={atSpot(place.roof, BUILDING)} data-tip={web.board.roof}>
                <Piece kind="house" player={colours[seat] ?? 'cardinal'} size={place.roof.size} />
              </span>
            )}
            <Thing
              className="at"
              style={atSpot(place.crest, BUILDING)}
              moves={
                own && crest === undefined
                  ? crests.map((held) => `crest ${held} building ${building + 1}`).join('|')
                  : ''
              }
              label={
                crest === undefined
                  ? web.board.crestSpace(
                      building + 1,
                      rules.ask.crestFood(draft, seat, building),
                      effects.phrase(printed.crestBonus),
                    )
                  : web.board.crest(building + 1, things.bare({ sort: 'crest', crest }))
              }
            >
              {crest === undefined ? undefined : <Seal crest={crest} size={place.crest.size} />}
            </Thing>
          </Group>
        )
      })}
    </Group>
  )
}

function Ledger({ state, seat }: { readonly state: SeatState; readonly seat: number }) {
  const { table, say, colours, faces } = useTable()
  const { nouns, web } = useLanguage().words
  const { rules } = table.snapshot().game
  const silver = useSilver()
  const player = colours[seat] ?? 'cardinal'
  const row = { width: CONTRACTS.width * rules.contractSpaces.length, height: CONTRACTS.height }
  return (
    <div className="ledger">
      <Group className="ground contracts" label={web.board.contracts}>
        <ContractRow
          spaces={rules.contractSpaces}
          filled={state.contracts.length}
          pillars={rules.pillarsOnContracts}
          player={player}
        />
        {state.contracts.map((face, index) => {
          const id = rules.names.face[face]
          const store = id === undefined ? undefined : faces.store(id)
          const spot = contractSpot(index)
          return store === undefined || id === undefined ? undefined : (
            // oxlint-disable-next-line react/no-array-index-key -- contracts lie in order
            <span key={index} className="at" style={atSpot(spot, row)} data-tip={say.tile(id)}>
              <StoreTile store={store} size={spot.size} />
            </span>
          )
        })}
      </Group>
      <ul className="supply" aria-label={web.board.supply}>
        <li data-tip={web.part(web.board.supply, web.board.houses(state.housesInSupply))}>
          <Piece kind="house" player={player} size={22} />
          {state.housesInSupply}
        </li>
        <li data-tip={web.part(web.board.supply, web.board.pillars(state.pillarsInSupply))}>
          <Piece kind="pillar" player={player} size={22} />
          {state.pillarsInSupply}
        </li>
        {silver === undefined ? undefined : <silver.SilverSupply seat={seat} />}
        {state.cathedrals.map((vp, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- tiles in the order they came
          <li key={`tile ${index}`} data-tip={web.board.cathedrals}>
            <CathedralTile vp={vp} size={26} />
          </li>
        ))}
        {state.markers.map((points, action) => {
          const name = ACTIONS[action]
          return points === 0 || name === undefined ? undefined : (
            <li
              key={name}
              data-tip={web.part(web.board.markers, `${nouns.action[name]} +${points}`)}
            >
              <Icon name={name} size={18} />
              <BonusMarker points={points} player={player} size={22} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
