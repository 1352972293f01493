/** What a computer player is at, in the tray: who, how far, and what one may press meanwhile. */
import { useEffect, useSyncExternalStore } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { TakeBackButton } from './TakeBackButton.tsx'
import type { LocalComputers, Thinking } from '../../game/computer/computers.ts'
import './Thinking.css'

interface ThinkingProps {
  readonly computers: LocalComputers | undefined
}

const silent = () => () => {}
const nobody = () => undefined

const useThinking = (computers: LocalComputers | undefined): Thinking | undefined =>
  useSyncExternalStore(computers?.subscribe ?? silent, computers?.status ?? nobody)

export function ThinkingPrompt({ computers }: ThinkingProps) {
  const status = useThinking(computers)
  const { say } = useTable()
  const words = useLanguage().words.web.computer
  const failed = status?.is === 'failed' ? words.failed(say.seat(status.seat)) : undefined
  useEffect(() => {
    if (failed !== undefined) announce(failed, 'assertive')
  }, [failed])
  if (status === undefined) return undefined
  const name = say.seat(status.seat)
  if (failed !== undefined) return <p className="prompt error">{failed}</p>
  if (status.is === 'decided') return <p className="prompt">{words.decided(name)}</p>
  return (
    <div className="prompt thinking">
      <p>{words.thinking(name)}</p>
      <progress
        value={status.iterations}
        max={status.of}
        aria-label={words.thinking(name)}
        data-tip={words.tried(status.iterations, status.of)}
      />
      <span className="tried" aria-hidden="true">
        {words.tried(status.iterations, status.of)}
      </span>
    </div>
  )
}

export function ThinkingButtons({ computers }: ThinkingProps) {
  const status = useThinking(computers)
  const { people } = useTable()
  const { takeBackTo } = useSnapshot()
  const words = useLanguage().words.web.computer
  if (computers === undefined || status === undefined) return undefined
  if (status.is === 'failed')
    return (
      <button type="button" className="primary" onClick={computers.retry}>
        {words.retry}
      </button>
    )
  return (
    <>
      {status.is === 'decided' ? (
        <button type="button" className="primary" onClick={computers.next}>
          {words.next}
        </button>
      ) : (
        <button type="button" onClick={computers.playNow} data-tip={words.playNowTip}>
          {words.playNow}
        </button>
      )}
      {takeBackTo === undefined ? undefined : <TakeBackButton />}
      <button type="button" onClick={computers.skip}>
        {people.length === 0 ? words.skipTurn : words.skip}
      </button>
    </>
  )
}
