/** The whole game as text: another view of the same table, with the same turn and undo. */
import {
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { lexiconOf } from '@tiletum/text/commands'
import { useAnnouncements } from '../../table/announcements.ts'
import { go } from '../../shared/navigation/route.ts'
import { ThinkingButtons, ThinkingPrompt } from '../../table/moves/Thinking.tsx'
import { PlanNews, PlansPanel } from '../../table/plans/lazy.tsx'
import { useOnTable } from '../../table/plans/use-planning.ts'
import { useComputers } from '../../game/computer/use-computers.ts'
import { downloadFile } from '../../game/storage/download.ts'
import type { GameSession } from '../../game/game-session.ts'
import { GameProvider } from '../../table/expansions.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { LanguageSwitch } from '../../shared/settings-dialog/LanguageSwitch.tsx'
import { SheetHost } from '../../table/SheetHost.tsx'
import type { OpenSheet } from '../../table/open-sheet.ts'
import type { OnlineTab } from '../../table/SideTabs.tsx'
import { Troubles } from '../../table/Troubles.tsx'
import { useAtTable, useViewer } from '../../table/use-at-table.ts'
import { useSounds } from '../../game/use-sounds.ts'
import {
  BoardsSections,
  DiceSection,
  FairsSection,
  OffersSection,
  PlacesSection,
} from './BoardSections.tsx'
import { Command } from './Command.tsx'
import { contextAfter, contextOf, TextViewProvider } from './context.ts'
import type { ContextBase, TextViewContext } from './context.ts'
import { runCommand } from './run-command.ts'
import { HintSection } from './HintSection.tsx'
import { statusSentences } from './section-text.ts'
import { sentence } from './sentence.ts'
import { CommandsSection, LogSection, ReasonsSection, ResultSection } from './NarrationSections.tsx'
import { TurnSection } from './TurnSection.tsx'
import { Shortcuts } from '../../shared/ui/Shortcuts.tsx'
import { textWords } from './words.ts'
import './text-view.css'

interface TextTableProps {
  readonly session: GameSession
  readonly together?: OnlineTab
}

export function TextTable({ session: played, together }: TextTableProps) {
  const session = useOnTable(played)
  const [sheet, setSheet] = useState<OpenSheet>()
  const at = useAtTable(session, setSheet)
  const { table } = session
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot)
  const me = useViewer(at, snapshot)
  const computers = useComputers(played)
  const context = useDeskOf(session, at, me)
  const [answer, setAnswer] = useState('')
  const [held, setHeld] = useState<string>()
  /** The moment of the last hint, and how often one was asked for. */
  const [asked, setAsked] = useState({ moment: -1, times: 0 })
  useAnnouncements(at, snapshot, snapshot.plan !== undefined)
  useSounds(snapshot)
  const { words, text } = context
  const { web } = words
  const { earlier, later, now: present } = text.vocabularies[0].commands

  const say = useCallback(
    // A repeated answer has to differ for a screen reader to read it again.
    (said: string) => setAnswer((last) => (last === said ? `${said}\u00a0` : said)),
    [],
  )
  const onLine = useCallback(
    (line: string) => {
      const answers: string[] = []
      let now = context
      let before = held
      for (const part of line.split(';')) {
        const told = runCommand(now, part, before)
        answers.push(told.text)
        before = told.held
        const moment = now.snapshot.moments.length
        if (told.asksMaster === true) setAsked(({ times }) => ({ moment, times: times + 1 }))
        if (!told.done || told.elsewhere === true) break
        now = contextAfter(now)
      }
      setHeld(before)
      say(answers.join(' '))
    },
    [context, held, say],
  )
  // The pressed button may be gone: the focus goes to the section of the turn.
  useLayoutEffect(() => {
    if (answer !== '' && document.activeElement === document.body)
      document.getElementById('text-turn')?.focus()
  }, [answer, snapshot])
  const close = useCallback(() => setSheet(undefined), [])

  return (
    <GameProvider at={at}>
      <TextViewProvider value={context}>
        <div className="text-view" data-over={snapshot.over ? '' : undefined}>
          <Shortcuts className="to-table" />
          <header>
            <h1>{text.textView.title}</h1>
            <nav className="buttons" aria-label={web.bar.menu}>
              <button type="button" onClick={() => go({ at: 'start' })}>
                {web.bar.menu}
              </button>
              <button type="button" onClick={() => setSheet({ is: 'rules', clause: undefined })}>
                {web.bar.rules}
              </button>
              <button type="button" onClick={() => setSheet({ is: 'settings' })}>
                {web.bar.settings}
              </button>
              <button type="button" onClick={() => downloadFile(session.saved())}>
                {web.bar.save}
              </button>
              <LanguageSwitch />
            </nav>
          </header>
          <Troubles session={session} say={at.say} />
          {together?.news}
          <main id="content" tabIndex={-1}>
            <section aria-labelledby="text-status">
              <h2 id="text-status">{text.textView.sections.status}</h2>
              <ul>
                {statusSentences(context).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {snapshot.computes ? (
                <div className="buttons">
                  <ThinkingPrompt computers={computers} />
                  <ThinkingButtons computers={computers} />
                </div>
              ) : undefined}
              {snapshot.live ? undefined : (
                <p className="buttons">
                  {[earlier, later, present].map(({ words: [word = ''] }) => (
                    <button key={word} type="button" onClick={() => onLine(word)}>
                      {sentence(word).slice(0, -1)}
                    </button>
                  ))}
                </p>
              )}
              <Command answer={answer} onLine={onLine} />
            </section>
            {asked.moment === snapshot.moments.length && snapshot.live ? (
              <Suspense>
                <HintSection key={asked.times} session={session} onSaid={say} onLine={onLine} />
              </Suspense>
            ) : undefined}
            <ResultSection />
            <ReasonsSection />
            <TurnSection onLine={onLine} />
            {session.planning === undefined ? undefined : (
              <section aria-labelledby="text-plans">
                <h2 id="text-plans">{web.panel.plans}</h2>
                <PlansPanel />
                <PlanNews />
              </section>
            )}
            <DiceSection onLine={onLine} />
            <PlacesSection />
            <OffersSection />
            <BoardsSections />
            <FairsSection />
            <LogSection />
            {together === undefined ? undefined : (
              <section aria-labelledby="text-together">
                <h2 id="text-together">{together.label}</h2>
                {together.panel}
              </section>
            )}
            <CommandsSection />
          </main>
          <SheetHost sheet={sheet} session={session} onClose={close} />
        </div>
      </TextViewProvider>
    </GameProvider>
  )
}

function useDeskOf(session: GameSession, at: TextViewContext['at'], me: number): TextViewContext {
  const { words, language } = useLanguage()
  const text = useLazyWords(textWords)
  const { table } = session
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot)
  const around = useMemo((): ContextBase => {
    const { rules } = snapshot.game
    return {
      session,
      at,
      me,
      words,
      text,
      reader: { language, words: { ...words, ...text } },
      told: { rules, seats: Array.from({ length: rules.seats }, (_, seat) => at.say.seat(seat)) },
      lexicon: lexiconOf(text.vocabularies, rules),
    }
  }, [session, at, me, words, text, language, snapshot.game])
  return useMemo(() => contextOf(around, snapshot), [around, snapshot])
}
