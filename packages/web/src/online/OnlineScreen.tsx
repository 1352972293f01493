/** The pages of online play; a new person is first asked for a name. */
import { useEffect } from 'react'
import { go, goInstead } from '../shared/navigation/route.ts'
import type { OnlineRoute } from '../shared/navigation/route.ts'
import { linkSecretOf, rememberLinkSecret } from '../game/remote/link-secrets.ts'
import { loadIdentity, useIdentity } from '../game/remote/identity.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { CreateTable } from './CreateTable.tsx'
import { NameForm } from './NameForm.tsx'
import { DevicePage } from './DevicePage.tsx'
import { MePage } from './MePage.tsx'
import { OnlineHome } from './OnlineHome.tsx'
import { OnlineTable } from './OnlineTable.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'

export function OnlineScreen({ route }: { readonly route: OnlineRoute }) {
  const words = useLazyWords(onlineWords)
  const identity = useIdentity()
  const link = route.at === 'join' || route.at === 'watch' ? route : undefined
  useEffect(() => {
    if (link === undefined) return
    // A player who opens the link for spectators keeps the link for players.
    if (link.at === 'join' || linkSecretOf(link.id) === undefined)
      rememberLinkSecret(link.id, link.secret)
    goInstead({ at: 'table', id: link.id })
  }, [link])

  if (identity.is === 'asking' || link !== undefined) return <main id="content" aria-busy="true" />
  if (identity.is === 'unreachable' || identity.is === 'storeless')
    return (
      <PageFrame>
        <h1>{words.unreachable.title}</h1>
        <p>{identity.is === 'storeless' ? words.unreachable.storeless : words.unreachable.text}</p>
        <p className="buttons">
          <button type="button" className="primary" onClick={() => void loadIdentity()}>
            {words.unreachable.again}
          </button>
          <button type="button" onClick={() => go({ at: 'start' })}>
            {words.back}
          </button>
        </p>
      </PageFrame>
    )
  if (route.at === 'device') return <DevicePage secret={route.secret} />
  if (identity.is === 'nobody') return <NameForm />
  const { me } = identity
  // After a change of identity all pages begin anew.
  switch (route.at) {
    case 'me':
      return <MePage key={me.id} me={me} />
    case 'create':
      return <CreateTable key={me.id} me={me} />
    case 'table':
      return <OnlineTable key={`${me.id} ${route.id}`} id={route.id} me={me} />
    case 'room':
      return <OnlineTable key={`${me.id} ${route.id} room`} id={route.id} me={me} room />
    default:
      return <OnlineHome key={me.id} me={me} />
  }
}
