/** A thing that was pressed: every sequence it offers, a line each; what can't be done says why. */
import { useEffect } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { HELP_CLAUSES } from '../../game/help-topics.ts'
import type { HelpTopic } from '../../game/help-topics.ts'
import { isMeantAt } from '../../game/intent/is-meant-at.ts'
import type { PressTarget } from '../../game/intent/sequences.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { idleSentence } from '../moves/idle.ts'
import { answerTo, plainestRefusal } from '../moves/refusals.ts'
import { TargetRows } from '../moves/SequenceRows.tsx'
import { ContractForm, fulfilmentOf } from './ContractForm.tsx'

interface PressSheetProps {
  readonly title: string
  readonly target: PressTarget
  /** What the thing is for, where no move says why not. */
  readonly about: HelpTopic | undefined
  readonly anchor: DOMRect
  readonly onClose: () => void
}

const FEW = 3

export function PressSheet({ title, target, about, anchor, onClose }: PressSheetProps) {
  const { web } = useLanguage().words
  const { game, state, legal } = useSnapshot()
  const { space } = target
  const moves = target.wanted.flat()
  const isPossible = (move: number) =>
    legal.has(game.format(move)) && (space === undefined || isMeantAt(game, state, move, space))
  const possible = moves.filter(isPossible).map((move) => game.format(move))
  const others = moves.filter((move) => !isPossible(move)).map((move) => game.format(move))
  const fulfilments = possible.flatMap((move) => {
    const option = legal.get(move)
    return (option === undefined ? undefined : fulfilmentOf(option)) ?? []
  })
  /** More than a few ways are asked for in one form. */
  const asForm = fulfilments.length === possible.length && possible.length > FEW
  return (
    <Dialog title={title} closeLabel={web.why.close} onClose={onClose} anchor={anchor}>
      {possible.length === 0 ? <WhyNot moves={others} about={about} /> : undefined}
      {asForm ? <ContractForm ways={fulfilments} onDone={onClose} /> : undefined}
      {asForm ? undefined : (
        <TargetRows target={target} refusals={possible.length > 0} onDone={onClose} />
      )}
    </Dialog>
  )
}

interface WhyNotProps {
  readonly moves: readonly string[]
  readonly about: HelpTopic | undefined
}

/** One sentence, and the rule behind it. */
function WhyNot({ moves, about }: WhyNotProps) {
  const { words } = useLanguage()
  const { web } = words
  const { table, say, openRule } = useTable()
  const refusal = plainestRefusal(moves, table.why)
  const idle = idleSentence(words, say, useSnapshot())
  const answer = answerTo(refusal, about)
  const why =
    answer === undefined
      ? web.why.nothing
      : typeof answer === 'string'
        ? web.why.about[answer]
        : say.refusal(answer)
  const sentence = idle ?? why
  const rule =
    typeof answer === 'object' && idle === undefined ? answer.clause : about && HELP_CLAUSES[about]
  useEffect(() => {
    announce(web.live.refused(sentence), 'assertive')
  }, [web, sentence])
  return (
    <>
      <p className="why">{sentence}</p>
      {rule === undefined ? undefined : (
        <p>
          <button type="button" className="link" onClick={() => openRule(rule)}>
            {web.why.rule} ({rule})
          </button>
        </p>
      )}
    </>
  )
}
