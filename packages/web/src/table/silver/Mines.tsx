/** The mine spaces of an underground town. */
import { NONE } from '@tiletum/engine'
import { Piece } from '../../shared/art/index.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { mineWords } from '../../game/expansions/silver-words.ts'
import { useTable } from '../../game/TableContext.tsx'
import { atSpot } from '../board/drawing-position.ts'
import type { Places } from '../expansion/expansion.ts'
import { Pressable } from '../moves/Pressable.tsx'

export function Mines({ space, drawn, ground, visit }: Places['town']) {
  const { say, colours } = useTable()
  const { words } = useLanguage()
  const { below } = space
  return below?.mines.map((mine, index) => {
    const { name, owner } = mine
    const spot = drawn.mines[index]
    return spot === undefined ? undefined : (
      <Pressable
        key={name ?? `first ${owner}`}
        className={owner === NONE ? 'at' : 'at mine-built'}
        style={atSpot(spot, ground)}
        fly={owner === NONE ? undefined : `mine ${owner} ${space.map}`}
        wanted={name === undefined || owner !== NONE ? [] : [[`build mine ${name}`]]}
        label={words.web.part(say.place(space.id), mineWords(words, mine, say))}
        at={space.id}
        tabIndex={-1}
        quiet
        otherwise={visit}
      >
        {owner === NONE ? undefined : (
          <Piece kind="mine" player={colours[owner] ?? 'cardinal'} size={spot.size} halo />
        )}
      </Pressable>
    )
  })
}
