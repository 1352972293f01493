/** The turn tray: the die, the steps, the pending decisions, and undo. */
import { memo } from 'react'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { ActionPoints, Banner, Icon } from '../../shared/art/index.ts'
import type { IconName } from '../../shared/art/index.ts'
import type { LocalComputers } from '../../game/computer/computers.ts'
import { ThinkingButtons, ThinkingPrompt } from '../moves/Thinking.tsx'
import type { Playback } from '../../game/playback/playback.ts'
import { hintsAllowed } from '../hint/hints-allowed.ts'
import { useSettings } from '../../shared/settings/settings.ts'
import { SeatClock } from '../board/SeatClock.tsx'
import { PlanButton } from '../plans/PlanButton.tsx'
import { BotStep } from './BotStep.tsx'
import { Prompt } from './Prompt.tsx'
import { revealsSentence } from '../moves/reveals.ts'
import { isPurchase } from '../moves/verbs.ts'
import { usePress } from '../moves/Pressable.tsx'
import { Steps } from '../moves/Steps.tsx'
import { TakeBackButton } from '../moves/TakeBackButton.tsx'
import './Tray.css'

interface TrayProps {
  readonly onTasks: () => void
  readonly onHint: (anchor: DOMRect) => void
  readonly onResult: () => void
  readonly playback: Playback
  readonly computers: LocalComputers | undefined
}

export const Tray = memo(function Tray(props: TrayProps) {
  const { onTasks, onHint, onResult, playback, computers } = props
  const snapshot = useSnapshot()
  const at = useTable()
  const { table, play, say, colours, freeUndo } = at
  const hints = hintsAllowed(at, useSettings())
  const { words } = useLanguage()
  const { web } = words
  const {
    moments,
    floor,
    undone,
    options,
    legal,
    live,
    pending,
    seat,
    steps,
    over,
    computes,
    takeBackTo,
  } = snapshot
  const tasks = options.filter((option) => option.task && !isPurchase(option.verb)).length
  const spend = pending.findLast(({ is }) => is === 'spend')
  const turnStart = Math.max(floor, steps[0] ?? moments.length)
  const end = legal.has('end turn') ? 'end turn' : legal.has('done') ? 'done' : undefined
  const { key: endKey } = usePress(end === undefined ? [] : [['end turn']])
  const shownSeat = seat >= 0 ? seat : snapshot.state.active
  return (
    <section className="tray" aria-label={web.panel.tray} id="tray">
      {shownSeat >= 0 ? (
        <span className="who">
          <Banner player={colours[shownSeat] ?? 'cardinal'} size={24} />
          <span>{say.seat(shownSeat)}</span>
        </span>
      ) : undefined}
      <Steps />
      <div className="now">
        {playback.playing ? (
          <BotStep playback={playback} />
        ) : computes && live && computers !== undefined ? (
          <ThinkingPrompt computers={computers} />
        ) : (
          <Prompt />
        )}
        {live && !over && shownSeat >= 0 ? <SeatClock seat={shownSeat} /> : undefined}
        {spend?.is === 'spend' && live ? (
          <span className="points" data-tip={web.tray.pointsLeft(spend.points)}>
            <ActionPoints points={spend.points} size={32} />
            <span className="unseen">{web.tray.pointsLeft(spend.points)}</span>
          </span>
        ) : undefined}
      </div>
      <div className="tray-buttons">
        {playback.playing ? (
          <>
            <button type="button" className="primary" onClick={playback.next}>
              {web.bot.next}
            </button>
            <button type="button" onClick={playback.skip}>
              {web.bot.skip}
            </button>
          </>
        ) : !live ? (
          <button type="button" className="primary" onClick={() => table.show(undefined)}>
            {web.tray.present}
          </button>
        ) : over ? (
          <button type="button" className="primary" onClick={onResult}>
            {web.tray.result}
          </button>
        ) : computes ? (
          <>
            <PlanButton />
            <ThinkingButtons computers={computers} />
          </>
        ) : at.mine.length === 0 ? undefined : (
          <>
            <PlanButton />
            {hints ? (
              <button
                type="button"
                className="ask-hint"
                data-tip={web.tray.hintTip}
                onClick={(event) => onHint(event.currentTarget.getBoundingClientRect())}
              >
                {web.tray.hint}
              </button>
            ) : undefined}
            <button type="button" onClick={onTasks} data-key="t">
              {web.tray.tasks}
              {tasks > 0 ? (
                <span className="count" aria-label={web.tray.tasksOpen(tasks)}>
                  {tasks}
                </span>
              ) : undefined}
            </button>
            {moments.length <= floor && takeBackTo !== undefined ? (
              <TakeBackButton />
            ) : (
              <button
                type="button"
                className="undo"
                disabled={moments.length <= floor}
                onClick={() => table.backTo(moments.length - 1)}
              >
                <ButtonFace icon="undo" word={web.tray.undo} />
              </button>
            )}
            <button
              type="button"
              className="redo"
              disabled={undone.length === 0}
              onClick={() => table.redo()}
            >
              <ButtonFace icon="redo" word={web.tray.redo} />
            </button>
            <button
              type="button"
              className="restart"
              disabled={moments.length <= turnStart}
              onClick={() => table.backTo(turnStart)}
            >
              <ButtonFace icon="restart" word={web.tray.restart} />
            </button>
            <button
              type="button"
              className="primary end"
              disabled={end === undefined}
              data-legal={end}
              data-press={endKey}
              data-tip={
                end === undefined
                  ? undefined
                  : legal.get(end)?.reveals === true
                    ? revealsSentence(words, freeUndo)
                    : say.move(snapshot.state, end).long
              }
              onClick={() => {
                if (end !== undefined) play(end)
              }}
            >
              {end === 'done' ? web.tray.done : web.tray.endTurn}
            </button>
          </>
        )}
      </div>
    </section>
  )
})

/** Shows the word, or the icon where there is little room. */
function ButtonFace({ icon, word }: { readonly icon: IconName; readonly word: string }) {
  return (
    <>
      <Icon name={icon} size={20} />
      <span className="word">{word}</span>
    </>
  )
}
