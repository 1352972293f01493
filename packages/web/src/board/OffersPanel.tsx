/** The two offers: contracts with their prices, characters for one point each. */
import { memo } from 'react'
import { ActionPoints, CharacterTile, Icon, StoreTile } from '../art/index.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { PHONE, useMedia } from '../ui/media.ts'
import { Thing } from '../ui/Thing.tsx'
import './OffersPanel.css'

const selectContracts = ({ state }: Snapshot) => state.contractOffer
const selectCharacters = ({ state }: Snapshot) => state.characterOffer
const SIZE = 50

export const OffersPanel = memo(function OffersPanel() {
  const contracts = useSelected(selectContracts)
  const characters = useSelected(selectCharacters)
  const { table, say, faces } = useTable()
  const { nouns, web } = useLanguage().words
  const { rules } = table.snapshot().game
  const phone = useMedia(PHONE)
  const said = (id: string) => (phone ? <span className="said">{say.tile(id)}</span> : undefined)
  return (
    <section className="offers" aria-label={web.panel.offers} id="offers">
      <h2>{web.panel.contracts}</h2>
      <ul className="offer">
        {contracts.map((face, space) => {
          const id = rules.names.face[face]
          const store = id === undefined ? undefined : faces.store(id)
          const points = rules.content.contractOffer.points[space] ?? 0
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a space of the offer is its number
            <li key={space}>
              {id === undefined || store === undefined ? (
                <span className="empty" />
              ) : (
                <Thing
                  fly={id}
                  moves={`take ${id} from ${space + 1}`}
                  label={`${say.tile(id)} ${nouns.points(points)}`}
                >
                  <StoreTile store={store} size={SIZE} />
                  {said(id)}
                </Thing>
              )}
              <ActionPoints points={points} size={18} />
            </li>
          )
        })}
      </ul>
      <h2>
        {web.panel.characters}
        <Thing
          className="renew"
          moves="renew characters"
          label={web.panel.renew}
          tip={`${web.panel.renew}\n${web.moves.reveals}`}
        >
          <Icon name="restart" size={18} />
        </Thing>
      </h2>
      <ul className="offer">
        {characters.map((face, space) => {
          const id = rules.names.face[face]
          const character = id === undefined ? undefined : faces.character(id)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a space of the offer is its number
            <li key={space}>
              {id === undefined || character === undefined ? (
                <span className="empty" />
              ) : (
                <Thing
                  fly={id}
                  moves={`take ${id}`}
                  label={say.tile(id)}
                  tip={`${say.tile(id)}\n${web.moves.reveals}`}
                >
                  <CharacterTile kind={character.kind} bonus={character.bonus} size={SIZE} />
                  {said(id)}
                </Thing>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})
