/** The row of a die's card for the bonus tile beside its action. */
import { StoreTile } from '../../shared/art/index.ts'
import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'

export function DieTile({ tile }: { readonly tile: string | undefined }) {
  const { say, faces } = useTable()
  const { web } = useLanguage().words
  const store = tile === undefined ? undefined : faces.store(tile)
  return (
    <div>
      <dt>{web.die.tile}</dt>
      <dd>
        {tile === undefined || store === undefined ? (
          web.die.noTile
        ) : (
          <>
            <StoreTile store={store} size={44} /> <span>{say.tile(tile)}</span>
          </>
        )}
      </dd>
    </div>
  )
}
