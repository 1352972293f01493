/** A link that contains the game and opens it at a moment. */
import { copied } from '../../shared/ui/copy.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { addressOf } from '../../shared/navigation/route.ts'
import { cutTo } from '../../game/storage/saved-game.ts'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { Choice } from '../../shared/ui/Choice.tsx'
import { gameToLink } from '../../game/link/game-link.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { replayWords } from '../../shared/language/screen-words.ts'
import './ShareDialog.css'

const CONTENTS = ['whole', 'untilHere'] as const

interface ShareDialogProps {
  readonly game: SavedGame
  readonly moment: number
  readonly onClose: () => void
}

export function ShareDialog({ game, moment, onClose }: ShareDialogProps) {
  const { share: words } = useLazyWords(replayWords)
  const [contents, setContents] = useState<(typeof CONTENTS)[number]>('whole')
  const { link, failed } = useLink(game, moment, contents === 'untilHere')
  const [said, setSaid] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = async () => {
    const done = await copied(link ?? '', field.current ?? undefined)
    const told = done ? words.copied : words.select
    setSaid(told)
    announce(told)
  }
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} className="share">
      <p>{words.explain}</p>
      <Choice
        label={words.contents}
        values={CONTENTS}
        names={words}
        value={contents}
        onChange={(value) => {
          setContents(value)
          setSaid(undefined)
        }}
      />
      <label htmlFor={id}>{words.link}</label>
      <div className="share-link">
        <input
          ref={field}
          id={id}
          type="text"
          readOnly
          value={link ?? ''}
          placeholder={failed ? words.failed : words.making}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="primary"
          disabled={link === undefined}
          onClick={() => void copy()}
        >
          {words.copy}
        </button>
      </div>
      <p className="quiet">{said ?? (link === undefined ? '' : words.letters(link.length))}</p>
    </Dialog>
  )
}

function useLink(game: SavedGame, moment: number, cut: boolean) {
  const [made, setMade] = useState<{ readonly of: string; readonly link?: string }>()
  const of = `${game.id} ${moment} ${cut}`
  useEffect(() => {
    let left = false
    // Lets the dialog be painted before the compression begins.
    const timer = setTimeout(() => {
      gameToLink(cut ? cutTo(game, moment) : game)
        .then((data) => {
          const { origin, pathname } = location
          const address = addressOf({ at: 'shared', id: data, moment })
          return { of, link: `${origin}${pathname}${address}` }
        })
        .catch(() => ({ of }))
        .then((now) => {
          if (!left) setMade(now)
        })
        .catch(() => undefined)
    }, 30)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [game, moment, cut, of])
  const ready = made?.of === of ? made : undefined
  return { link: ready?.link, failed: ready !== undefined && ready.link === undefined }
}
