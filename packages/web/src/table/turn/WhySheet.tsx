/**
 * Why something is not possible: a sentence and its rule; missing resources can be bought if gold
 * allows.
 */
import { useEffect } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { HELP_CLAUSES } from '../../game/help-topics.ts'
import type { HelpTopic } from '../../game/help-topics.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FillIn } from '../moves/FillIn.tsx'
import { idleSentence } from '../moves/idle.ts'
import { LedRows } from '../moves/OfferRows.tsx'
import { answerTo, plainestRefusal } from '../moves/refusals.ts'

interface WhySheetProps {
  readonly title: string
  readonly moves: readonly string[]
  readonly about: HelpTopic | undefined
  readonly anchor: DOMRect
  readonly onClose: () => void
}

export function WhySheet({ title, moves, about, anchor, onClose }: WhySheetProps) {
  const { words } = useLanguage()
  const { web } = words
  const { table, say, openRule } = useTable()
  const snapshot = useSnapshot()
  const refusal = plainestRefusal(moves, table.why)
  const idle = idleSentence(words, say, snapshot)
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
    <Dialog title={title} closeLabel={web.why.close} onClose={onClose} anchor={anchor}>
      <p className="why">{sentence}</p>
      {rule === undefined ? undefined : (
        <p>
          <button type="button" className="link" onClick={() => openRule(rule)}>
            {web.why.rule} ({rule})
          </button>
        </p>
      )}
      {moves.map((move) => (
        <FillIn key={move} move={move} onDone={onClose} />
      ))}
      <LedRows moves={moves} onDone={onClose} />
    </Dialog>
  )
}
