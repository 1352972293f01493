/** A game that came in a link: to look at, to store, or to play on from any moment. */
import { useEffect, useState } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { go } from '../../shared/navigation/route.ts'
import { gameStore } from '../../game/storage/game-store.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { PageFrame } from '../../shared/frame/PageFrame.tsx'
import { gameFromLink } from '../../game/link/game-link.ts'
import type { LinkFault } from '../../game/link/game-link.ts'
import type { ReplayProps } from './open-replay.ts'
import { openReplay, useAddressOfMoment } from './open-replay.ts'
import type { OpenedReplay } from './open-replay.ts'
import { ReplayTable } from './ReplayTable.tsx'
import { replayWords } from '../../shared/language/screen-words.ts'

interface Read {
  readonly opened: OpenedReplay | undefined
  readonly fault: LinkFault | undefined
}

async function read(data: string): Promise<Read> {
  const { game, fault } = await gameFromLink(data)
  if (game === undefined) return { opened: undefined, fault: fault ?? 'damaged' }
  return { opened: await openReplay(game), fault }
}

export function SharedScreen({ id: data, moment }: ReplayProps) {
  const { faults, screen } = useLazyWords(replayWords)
  const [{ opened, fault }, setRead] = useState<Read>({ opened: undefined, fault: undefined })
  useEffect(() => {
    let left = false
    void read(data)
      .catch((): Read => ({ opened: undefined, fault: 'damaged' }))
      .then((now) => {
        if (!left) setRead(now)
      })
    return () => {
      left = true
    }
  }, [data])
  const note = useAddressOfMoment('shared', data)
  const keep = async ({ game, session }: OpenedReplay) => {
    await gameStore.write(game)
    announce(screen.kept)
    go({ at: 'replay', id: game.id, moment: session.table.snapshot().shown })
  }

  if (fault !== undefined)
    return (
      <PageFrame>
        <h1>{faults.title}</h1>
        <p className="error">{faults[fault]}</p>
        <p className="buttons">
          {opened === undefined || opened.game.entries.length === 0 ? undefined : (
            <button type="button" onClick={() => setRead({ opened, fault: undefined })}>
              {faults.openUpTo}
            </button>
          )}
          <button type="button" className="primary" onClick={() => go({ at: 'start' })}>
            {faults.home}
          </button>
        </p>
      </PageFrame>
    )
  if (opened === undefined) return <main id="content" aria-busy="true" />
  return (
    <ReplayTable
      session={opened.session}
      game={opened.game}
      moment={moment}
      onMoment={note}
      onKeep={() => void keep(opened)}
    />
  )
}
