/** The two offers: contracts with their prices, and characters for one point each. */
import { memo } from 'react'
import { ActionPoints, CharacterTile, Icon, StoreTile } from '../../shared/art/index.ts'
import { tableIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useMedia } from '../../shared/ui/media.ts'
import { WINDOWS } from '../../shared/ui/windows.ts'
import { revealsSentence } from '../moves/reveals.ts'
import { Pressable } from '../moves/Pressable.tsx'
import './OffersPanel.css'

const selectContracts = (snapshot: Snapshot) => tableIn(snapshot).contracts
const selectCharacters = (snapshot: Snapshot) => tableIn(snapshot).characters
const SIZE = 50

export const OffersPanel = memo(function OffersPanel() {
  const contracts = useSelected(selectContracts)
  const characters = useSelected(selectCharacters)
  const { say, faces, freeUndo } = useTable()
  const { words } = useLanguage()
  const { nouns, web } = words
  const reveals = revealsSentence(words, freeUndo)
  const phone = useMedia(WINDOWS.tabbed)
  const said = (id: string) => (phone ? <span className="said">{say.tile(id)}</span> : undefined)
  return (
    <section className="offers" aria-label={web.panel.offers} id="offers">
      <h2>{web.panel.contracts}</h2>
      <ul className="offer">
        {contracts.map(({ tile: id, points }, space) => {
          const store = id === undefined ? undefined : faces.store(id)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a space of the offer is its number
            <li key={space}>
              {id === undefined || store === undefined ? (
                <span className="empty" />
              ) : (
                <Pressable
                  fly={id}
                  wanted={[[`take ${id} from ${space + 1}`]]}
                  label={`${say.tile(id)} ${web.panel.costs(nouns.ap(points))}`}
                >
                  <StoreTile store={store} size={SIZE} />
                  {said(id)}
                </Pressable>
              )}
              <ActionPoints points={points} size={18} />
            </li>
          )
        })}
      </ul>
      <h2>
        {web.panel.characters}
        <Pressable
          className="renew"
          wanted={[['renew characters']]}
          label={web.panel.renew}
          tip={`${web.panel.renew}\n${reveals}`}
        >
          <Icon name="restart" size={18} />
        </Pressable>
      </h2>
      <ul className="offer">
        {characters.map((id, space) => {
          const character = id === undefined ? undefined : faces.character(id)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a space of the offer is its number
            <li key={space}>
              {id === undefined || character === undefined ? (
                <span className="empty" />
              ) : (
                <Pressable
                  fly={id}
                  wanted={[[`take ${id}`]]}
                  label={say.tile(id)}
                  tip={`${say.tile(id)}\n${reveals}`}
                >
                  <CharacterTile kind={character.kind} bonus={character.bonus} size={SIZE} />
                  {said(id)}
                </Pressable>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})
