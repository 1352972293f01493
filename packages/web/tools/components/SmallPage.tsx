import { base } from '@tiletum/content'
import { CRESTS, RESOURCES } from '@tiletum/engine'
import {
  ActionPoints,
  Banner,
  BonusMarker,
  CharacterTile,
  Die,
  Icon,
  ICON_NAMES,
  Piece,
  PIECE_KINDS,
  ResourceToken,
  Seal,
  StoreTile,
  TileBack,
  VictoryPoints,
} from '../../src/shared/art/index.ts'
import { GOODS, PIECE_COLOURS } from '../../src/shared/theme/tokens.ts'

export function SmallPage() {
  return (
    <>
      {[56, 44, 32, 24].map((size) => (
        <div className="row" key={size}>
          {RESOURCES.map((resource, index) => (
            <Die
              key={resource}
              resource={resource}
              value={index + 2}
              size={size}
              ringed={index === 1}
              selected={index === 2}
              locked={index === 3}
            />
          ))}
          {GOODS.map((good, index) => (
            <ResourceToken key={good} resource={good} size={size * 0.75} ringed={index === 1} />
          ))}
          {CRESTS.map((crest) => (
            <Seal key={crest} crest={crest} size={size} />
          ))}
        </div>
      ))}
      <div className="row">
        {PIECE_COLOURS.map((player) => (
          <div className="row" key={player}>
            <Banner player={player} />
            {PIECE_KINDS.map((kind) => (
              <Piece key={kind} kind={kind} player={player} size={24} />
            ))}
            {PIECE_KINDS.map((kind) => (
              <Piece key={kind} kind={kind} player={player} size={15} />
            ))}
          </div>
        ))}
      </div>
      <div className="row">
        {[1, 2, 3, 6].map((points) => (
          <ActionPoints key={points} points={points} />
        ))}
        <ActionPoints points={2} more />
        {[1, 4, 12, 30, -10].map((points) => (
          <VictoryPoints key={points} points={points} />
        ))}
      </div>
      <div className="row tight">
        {base.bonus.slice(0, 12).map((face, index) => (
          <StoreTile
            key={face.id}
            store={face}
            size={27}
            ringed={index === 3}
            locked={index === 5}
          />
        ))}
        {base.contracts.slice(0, 8).map((face) => (
          <StoreTile key={face.id} store={face} size={44} />
        ))}
        {base.characters.slice(0, 8).map((face) => (
          <CharacterTile key={face.id} kind={face.kind} bonus={face.bonus} size={44} />
        ))}
        <TileBack family="bonus" />
        <TileBack family="contract" count={12} />
        <TileBack family="character" />
        {([1, 2, 3] as const).map((points) => (
          <BonusMarker key={points} points={points} player="plum" />
        ))}
      </div>
      <div className="row">
        {ICON_NAMES.map((name) => (
          <div key={name} className="icon-cell">
            <span className="row" style={{ margin: 0, gap: 6 }}>
              <Icon name={name} size={32} />
              <Icon name={name} size={16} />
            </span>
            {name}
          </div>
        ))}
      </div>
    </>
  )
}
