/** The Cardinalbot's reasons, the log, the result, and the list of commands. */
import { scores } from '@tiletum/engine'
import { useState } from 'react'
import { VIEW_COMMANDS } from '@tiletum/text/commands'
import { pointsBySource } from '../../game/timeline/points-by-source.ts'
import { SourcesTable } from '../../table/points/SourcesTable.tsx'
import { useTextView } from './context.ts'
import { logLines, reasonsOf } from './section-text.ts'
import { sentence } from './sentence.ts'

export function ReasonsSection() {
  const context = useTextView()
  const { textView } = context.text
  if (context.snapshot.game.bot === undefined) return undefined
  const reasons = reasonsOf(context)
  return (
    <section aria-labelledby="text-reasons">
      <h2 id="text-reasons">{textView.sections.reasons}</h2>
      {reasons.length === 0 ? <p>{textView.answers.noReasons}</p> : undefined}
      <ol>
        {reasons.map(({ head, lines }, step) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps in order
          <li key={step}>
            {[...(head === undefined ? [] : [head]), ...lines.slice(-1)].map(sentence).join(' ')}
            {lines.length < 2 ? undefined : (
              <details>
                <summary>
                  {textView.inFull}
                  <span className="unseen">: {step + 1}</span>
                </summary>
                <ol>
                  {lines.map((line, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- lines in order
                    <li key={at}>{line}</li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const LATEST = 20

export function LogSection() {
  const context = useTextView()
  const { textView } = context.text
  const { table } = context.at
  const [whole, setWhole] = useState(false)
  const lines = logLines(context, whole ? Infinity : LATEST)
  return (
    <section aria-labelledby="text-log">
      <h2 id="text-log">{textView.sections.log}</h2>
      {/* Finished turns are announced once; the log itself is not a live region. */}
      <div role="log" aria-live="off" aria-labelledby="text-log">
        <ol>
          {lines.map(({ moment, text }) => (
            <li key={moment} value={moment}>
              {text}{' '}
              <button type="button" className="link" onClick={() => table.show(moment)}>
                {textView.look}
                <span className="unseen">: {moment}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {whole ? undefined : (
        <button type="button" onClick={() => setWhole(true)}>
          {textView.wholeLog}
        </button>
      )}
    </section>
  )
}

export function CommandsSection() {
  const { text } = useTextView()
  const { sections, help } = text.textView
  const [{ commands, examples }] = text.vocabularies
  const rows = [
    { title: help.moves, of: examples },
    {
      title: help.questions,
      of: VIEW_COMMANDS.map(
        (command) => [commands[command].usage, commands[command].does] as const,
      ),
    },
  ]
  return (
    <section aria-labelledby="text-commands">
      <h2 id="text-commands">{sections.commands}</h2>
      <p>{help.note}</p>
      {rows.map(({ title, of }) => (
        <table key={title}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{help.typed}</th>
              <th scope="col">{help.does}</th>
            </tr>
          </thead>
          <tbody>
            {of.map(([typed, does]) => (
              <tr key={typed}>
                <th scope="row">
                  <code>{typed}</code>
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}

export function ResultSection() {
  const { text, snapshot, at, words } = useTextView()
  const { over, game, state } = snapshot
  if (!over) return undefined
  const ranking = game.standings(state)
  const [winner = 0] = ranking
  return (
    <section aria-labelledby="text-result">
      <h2 id="text-result">{text.textView.sections.result}</h2>
      <p>{words.web.end.winner(at.say.seat(winner))}</p>
      <SourcesTable
        caption={words.web.end.points}
        sources={pointsBySource(snapshot)}
        seats={ranking}
        totals={scores(state)}
      />
    </section>
  )
}
