import { base, silver } from '@tiletum/content'
import {
  BonusMarker,
  CardFrame,
  CathedralTile,
  CharacterTile,
  CorruptionToken,
  CostTileFace,
  EffectFace,
  FairTileFace,
  Headpiece,
  Initial,
  StoreTile,
  TileBack,
} from '../../src/art/index.ts'

export function TilesPage() {
  return (
    <>
      <div className="row tight laid-paper">
        <Headpiece />
        {['R', 'A', 'K', 'F', 'P'].map((letter) => (
          <Initial key={letter} letter={letter} />
        ))}
        <div className="ledger-page" style={{ width: 260, height: 96 }} />
      </div>
      <div className="row tight">
        {base.bonus.map((face, index) => (
          <StoreTile
            key={face.id}
            store={face}
            size={60}
            ringed={index === 3}
            locked={index === 5}
          />
        ))}
        {base.contracts.map((face) => (
          <StoreTile key={face.id} store={face} size={60} />
        ))}
        {base.characters.map((face) => (
          <CharacterTile key={face.id} kind={face.kind} bonus={face.bonus} size={60} />
        ))}
      </div>
      <div className="row tight">
        {base.fairs.tiles.map((tile) => (
          <FairTileFace key={tile.id} scores={tile.scores} vp={tile.vp} />
        ))}
        {base.costs.map((tile) =>
          'closed' in tile ? (
            <CostTileFace key={tile.id} closed />
          ) : (
            <CostTileFace key={tile.id} stone={tile.stone} vp={tile.vp} />
          ),
        )}
        {[3, 6, 8].map((vp) => (
          <CathedralTile key={vp} vp={vp} />
        ))}
        <CorruptionToken />
        {[0, 1, 2].map((spaces) => (
          <CorruptionToken key={spaces} spaces={spaces} />
        ))}
        <TileBack family="bonus" />
        <TileBack family="contract" count={12} />
        <TileBack family="character" />
        {([1, 2, 3] as const).map((points) => (
          <BonusMarker key={points} points={points} player="plum" />
        ))}
        {base.board.buildings.map((building) => (
          <EffectFace
            key={`${building.crestFood} ${building.crestBonus.do} ${building.rooms}`}
            effect={building.crestBonus}
            width={60}
            height={26}
          />
        ))}
        <CardFrame width={120} height={80} />
      </div>
      <div className="row tight">
        {base.bonus.slice(0, 24).map((face) => (
          <StoreTile key={face.id} store={face} size={27} />
        ))}
        {base.costs.map((tile) =>
          'closed' in tile ? undefined : (
            <CostTileFace key={tile.id} stone={tile.stone} vp={tile.vp} size={25} />
          ),
        )}
        <CathedralTile vp={6} size={23} />
        {base.contracts.slice(0, 12).map((face) => (
          <StoreTile key={face.id} store={face} size={44} />
        ))}
        {base.characters.slice(0, 12).map((face) => (
          <CharacterTile key={face.id} kind={face.kind} bonus={face.bonus} size={44} />
        ))}
      </div>
      <div className="row tight">
        {silver.bonus.map((face) => (
          <StoreTile key={face.id} store={face} size={60} />
        ))}
      </div>
    </>
  )
}
