/** The board of a player, drawn as an open ledger. */
import { CRESTS } from '@tiletum/engine'
import { memo } from 'react'
import type { Good, SeatFacts } from '@tiletum/engine'
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
} from '../../shared/art/index.ts'
import { stateAt } from '../../game/timeline/moment.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { seatIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import { goodName } from '../moves/goods-phrase.ts'
import { movesOfGood, movesOfTile } from '../moves/task-moves.ts'
import { Group } from '../../shared/ui/Group.tsx'
import { Pressable, usePress } from '../moves/Pressable.tsx'
import { atSpot } from './drawing-position.ts'
import './BoardPanel.css'

interface BoardPanelProps {
  readonly seat: number
  /** Whether its parts can be pressed to play. */
  readonly own: boolean
}

export const BoardPanel = memo(function BoardPanel({ seat, own }: BoardPanelProps) {
  const facts = useSelected((snapshot) => seatIn(snapshot, seat))
  const { say } = useTable()
  const { web } = useLanguage().words
  return (
    <section
      className="board"
      aria-label={web.panel.mine(say.seat(seat))}
      id={own ? 'mine' : undefined}
    >
      <Goods seat={seat} own={own} />
      <Storehouse facts={facts} own={own} />
      <Buildings facts={facts} own={own} />
      <Ledger facts={facts} seat={seat} />
    </section>
  )
})

/** Returns what a seat had when its turn began; outside its turn, what it has. */
function atFirst({ opening, moments, steps, shown, state }: Snapshot, seat: number) {
  return stateAt(opening, moments, state.active === seat ? (steps[0] ?? shown) : shown)
}

interface GoodsProps {
  readonly seat: number
  readonly own: boolean
}

/** Until the turn is confirmed, its changes stand in italics beside the old figures. */
export const Goods = memo(function Goods({ seat, own }: GoodsProps) {
  const { words } = useLanguage()
  const { goods } = useSelected((snapshot) => seatIn(snapshot, seat))
  const { goods: had } = useSelected((snapshot) =>
    seatIn({ game: snapshot.game, state: atFirst(snapshot, seat) }, seat),
  )
  return (
    <ul className="goods" aria-label={words.web.board.goods}>
      {goods.map(({ good, count }, index) => (
        <OneGood
          key={good}
          good={good}
          wanted={own ? movesOfGood(good) : []}
          name={words.web.board.aboutGood[good] ?? goodName(words, good)}
          before={had[index]?.count ?? count}
          now={count}
        />
      ))}
    </ul>
  )
})

interface OneGoodProps {
  readonly good: Good
  readonly wanted: readonly (readonly string[])[]
  readonly name: string
  readonly before: number
  readonly now: number
}

function OneGood({ good, wanted, name, before, now }: OneGoodProps) {
  const { web } = useLanguage().words
  const { key } = usePress(wanted)
  return (
    <li data-tip={name} data-good={good} data-press={key}>
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
  readonly facts: SeatFacts
  readonly own: boolean
}

function Storehouse({ facts, own }: PartProps) {
  const { storehouse } = facts
  const { table, say, faces } = useTable()
  const { web } = useLanguage().words
  const { game } = table.snapshot()
  return (
    <Group className="ground storehouse" label={web.board.storehouse}>
      <StorehouseGround spaces={storehouse.length} />
      {storehouse.map((held, slot) => {
        const spot = storehouseSpot(slot)
        if (held === undefined)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a slot is its number
            <span
              key={slot}
              className="at"
              style={atSpot(spot, STOREHOUSE)}
              data-tip={web.board.emptySlot}
            />
          )
        const { tile: id, inUse } = held
        const store = faces.store(id)
        const character = faces.character(id)
        return (
          <Pressable
            // oxlint-disable-next-line react/no-array-index-key -- a slot is its number
            key={slot}
            className={inUse ? 'at in-use' : 'at'}
            style={atSpot(spot, STOREHOUSE)}
            fly={own ? id : undefined}
            wanted={own && !inUse ? [movesOfTile(game, id, facts)] : []}
            about={own ? (inUse ? 'inUse' : undefined) : 'others'}
            label={inUse ? `${say.tile(id)} (${web.board.inUse})` : say.tile(id)}
          >
            {store === undefined ? undefined : <StoreTile store={store} size={spot.size} />}
            {character === undefined ? undefined : (
              <CharacterTile kind={character.kind} bonus={character.bonus} size={spot.size} />
            )}
          </Pressable>
        )
      })}
    </Group>
  )
}

function Buildings({ facts, own }: PartProps) {
  const { table, say, colours, faces } = useTable()
  const { effects, things, web } = useLanguage().words
  const { rules } = table.snapshot().game
  const characters = facts.storehouse.flatMap((slot) =>
    slot?.sort === 'character' ? slot.tile : [],
  )
  const crests = facts.storehouse.flatMap((slot) => slot?.crest ?? [])
  return (
    <Group className="buildings" label={web.board.buildings}>
      {facts.buildings.map(({ rooms, crest, completed, crestFood }, building) => {
        const printed = rules.content.board.buildings[building]
        if (printed === undefined) return undefined
        const place = buildingPlace(rooms.length)
        const first = rooms.find((tile) => tile !== undefined)
        const kind = first === undefined ? undefined : faces.character(first)?.kind
        const filled = rooms.length > 0 && rooms.every((tile) => tile !== undefined)
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
            {rooms.map((id, floor) => {
              const spot = place.rooms[floor]
              const character = id === undefined ? undefined : faces.character(id)
              if (spot === undefined) return undefined
              const wanted = !own
                ? []
                : id === undefined
                  ? [
                      characters.map(
                        (tile) => `place ${tile} building ${building + 1} floor ${floor + 1}`,
                      ),
                    ]
                  : [[`bonus ${id}`], [`characters ${building + 1}`]]
              return (
                <Pressable
                  // oxlint-disable-next-line react/no-array-index-key -- a room is its floor
                  key={floor}
                  className="at"
                  style={atSpot(spot, BUILDING)}
                  wanted={wanted}
                  about={own ? undefined : 'others'}
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
                </Pressable>
              )
            })}
            {place.roof === undefined || filled ? undefined : (
              <span className="at" style={atSpot(place.roof, BUILDING)} data-tip={web.board.roof}>
                <Piece
                  kind="house"
                  player={colours[facts.seat] ?? 'cardinal'}
                  size={place.roof.size}
                />
              </span>
            )}
            <Pressable
              className="at"
              style={atSpot(place.crest, BUILDING)}
              wanted={
                own
                  ? [
                      (crests.length === 0 || crest !== undefined ? CRESTS : crests).map(
                        (one) => `crest ${one} building ${building + 1}`,
                      ),
                    ]
                  : []
              }
              about={own ? (crest === undefined ? 'crest' : 'crestThere') : 'others'}
              fly={crest === undefined ? undefined : `crest ${building}`}
              label={
                crest === undefined
                  ? web.board.crestSpace(
                      building + 1,
                      crestFood,
                      effects.phrase(printed.crestBonus),
                    )
                  : web.board.crest(building + 1, things.bare({ sort: 'crest', crest }))
              }
            >
              {crest === undefined ? undefined : <Seal crest={crest} size={place.crest.size} />}
            </Pressable>
          </Group>
        )
      })}
    </Group>
  )
}

function Ledger({ facts, seat }: { readonly facts: SeatFacts; readonly seat: number }) {
  const { table, say, colours, faces } = useTable()
  const { nouns, web } = useLanguage().words
  const { rules } = table.snapshot().game
  const player = colours[seat] ?? 'cardinal'
  const row = { width: CONTRACTS.width * rules.contractSpaces.length, height: CONTRACTS.height }
  return (
    <div className="ledger">
      <Group className="ground contracts" label={web.board.contracts}>
        <ContractRow
          spaces={rules.contractSpaces}
          filled={facts.contracts.length}
          pillars={rules.pillarsOnContracts}
          player={player}
        />
        {facts.contracts.map((id, index) => {
          const store = faces.store(id)
          const spot = contractSpot(index)
          return store === undefined ? undefined : (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- contracts lie in order
              key={index}
              className="at"
              style={atSpot(spot, row)}
              data-tip={say.tile(id)}
              data-fly={id}
            >
              <StoreTile store={store} size={spot.size} done />
            </span>
          )
        })}
      </Group>
      <ul className="supply" aria-label={web.board.supply}>
        <li
          data-supply={`house ${seat}`}
          data-tip={web.part(web.board.supply, web.board.houses(facts.housesInSupply))}
        >
          <Piece kind="house" player={player} size={22} />
          <span aria-hidden="true">{facts.housesInSupply}</span>
          <span className="unseen">{web.board.houses(facts.housesInSupply)}</span>
        </li>
        <li
          data-supply={`pillar ${seat}`}
          data-tip={web.part(web.board.supply, web.board.pillars(facts.pillarsInSupply))}
        >
          <Piece kind="pillar" player={player} size={22} />
          <span aria-hidden="true">{facts.pillarsInSupply}</span>
          <span className="unseen">{web.board.pillars(facts.pillarsInSupply)}</span>
        </li>
        <ExpansionParts place="supply" seat={seat} />
        {facts.cathedrals.map((vp, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- tiles in the order they came
          <li key={`tile ${index}`} data-tip={web.board.cathedrals} data-fly={`cathedral ${vp}`}>
            <CathedralTile vp={vp} size={30} />
          </li>
        ))}
        {facts.markers.map(({ action, points }) => (
          <li
            key={action}
            data-tip={web.part(web.board.markers, `${nouns.action[action]} +${points}`)}
          >
            <Icon name={action} size={18} />
            <BonusMarker points={points} player={player} size={26} />
          </li>
        ))}
      </ul>
    </div>
  )
}
