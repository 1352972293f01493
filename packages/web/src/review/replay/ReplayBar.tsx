/**
 * The controls of a replay: a slider over its moments, keys for moments and turns, and playback.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import type { CSSProperties, KeyboardEvent as Pressed, ReactNode } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { Icon } from '../../shared/art/index.ts'
import type { IconName } from '../../shared/art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { turnAt } from '../../game/timeline/turns.ts'
import type { Turn } from '../../game/timeline/turns.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import type { Speed } from './ReplayChoices.tsx'
import { momentFrom, roundFrom, turnFrom } from './replay-navigation.ts'
import { replayWords } from '../../shared/language/screen-words.ts'
import './ReplayBar.css'

const PAUSES: Readonly<Record<Speed, number>> = { slow: 1600, normal: 700, fast: 200 }

interface ReplayBarProps {
  readonly turns: readonly Turn[]
  readonly speed: Speed
  /** The choice of speed and board. */
  readonly choices: ReactNode
  readonly onShare: () => void
  readonly onBranch: () => void
  readonly onLeave: (() => void) | undefined
  readonly onKeep: (() => void) | undefined
}

export function ReplayBar(props: ReplayBarProps) {
  const { turns, speed, choices, onShare, onBranch, onLeave, onKeep } = props
  const { shown, moments } = useSnapshot()
  const { table, say, colours } = useTable()
  const { screen: words } = useLazyWords(replayWords)
  const { hand } = useLanguage().words
  const [playing, setPlaying] = useState(false)
  const total = moments.length
  const index = turnAt(turns, shown)
  const turn = turns[index]

  const show = (moment: number) => table.show(Math.min(total, Math.max(0, moment)))
  const step = (by: 1 | -1) => show(momentFrom(turns, shown, by))
  const stepTurns = (by: 1 | -1) => show(turnFrom(turns, shown, by, total))
  const stepRounds = (by: 1 | -1) => show(roundFrom(turns, shown, by, total))
  const play = () => {
    if (!playing && shown === total) show(0)
    setPlaying(!playing)
  }
  const ways: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    PageUp: () => stepTurns(-1),
    PageDown: () => stepTurns(1),
    ArrowUp: () => stepRounds(-1),
    ArrowDown: () => stepRounds(1),
    Home: () => show(0),
    End: () => show(total),
    ' ': play,
  }
  const press = (event: KeyboardEvent | Pressed) => {
    const way = event.ctrlKey || event.metaKey || event.altKey ? undefined : ways[event.key]
    if (way === undefined) return
    event.preventDefault()
    way()
  }
  const pressAnywhere = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body) press(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressAnywhere(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  useEffect(() => {
    if (!playing) announce(say.sentences(moments[shown - 1]?.events ?? []).join(' '))
  }, [playing, say, moments, shown])

  const atEnd = shown >= total
  if (playing && atEnd) setPlaying(false)
  useEffect(() => {
    if (!playing || atEnd) return undefined
    const timer = setTimeout(() => table.show(momentFrom(turns, shown, 1)), PAUSES[speed])
    return () => clearTimeout(timer)
  }, [playing, atEnd, shown, speed, table, turns])

  const title =
    turn?.seat === undefined ? words.setup : words.turn(turn.round, turn.turn, say.seat(turn.seat))
  const button = (name: IconName, label: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className="step"
      aria-label={label}
      data-tip={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={name} size={18} />
    </button>
  )
  const way = (name: IconName, word: keyof typeof words.short, onClick: () => void) => (
    <button
      type="button"
      className={word === 'branch' ? 'way primary' : 'way'}
      aria-label={words[word]}
      data-tip={words[word]}
      onClick={onClick}
    >
      <Icon name={name} size={18} />
      <span>{words.short[word]}</span>
    </button>
  )
  return (
    <section className="tray replay-bar" aria-label={words.title} id="tray">
      <div className="replay-steps">
        {button('up', hand.replay.roundBack, () => stepRounds(-1), shown === 0)}
        {button('step-back', words.turnBack, () => stepTurns(-1), shown === 0)}
        {button('left', words.back, () => step(-1), shown === 0)}
        {button(playing ? 'pause' : 'play', playing ? words.pause : words.play, play, total === 0)}
        {button('right', words.on, () => step(1), atEnd)}
        {button('step-forward', words.turnOn, () => stepTurns(1), atEnd)}
        {button('down', hand.replay.roundOn, () => stepRounds(1), atEnd)}
      </div>
      <div className="scrubber">
        <span className="where">
          <strong>{title}</strong> <small>{words.value('', shown, total).replace(/^, /, '')}</small>
        </span>
        <div className="track" aria-hidden="true">
          {turns.map(({ seat: of, start, round, turn: number }, at) => (
            <span
              key={`${round} ${number} ${of ?? ''}`}
              data-player={of === undefined ? undefined : (colours[of] ?? 'cardinal')}
              data-round={at > 0 && turns[at - 1]?.round !== round ? round : undefined}
              style={
                {
                  '--from': start / Math.max(1, total),
                  '--to': (turns[at + 1]?.start ?? total) / Math.max(1, total),
                } as CSSProperties
              }
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={total}
          step={1}
          value={shown}
          aria-label={words.position}
          aria-valuetext={words.value(title, shown, total)}
          data-tip={words.keys}
          onChange={(event) => show(Number(event.target.value))}
          onKeyDown={press}
        />
      </div>
      {choices}
      <div className="tray-buttons">
        {way('load', 'share', onShare)}
        {way('manicule', 'branch', onBranch)}
        {onKeep === undefined ? undefined : way('save', 'keep', onKeep)}
        {onLeave === undefined ? undefined : way('close', 'leave', onLeave)}
      </div>
    </section>
  )
}
