/** The terms of a table in one line. */
import { playsWith } from '@tiletum/engine'
import type { Table } from '@tiletum/protocol'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { paceText } from './pace-text.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

export function TermsText({ table }: { readonly table: Table }) {
  const words = useLazyWords(onlineWords)
  const { lobby } = words
  const { setup } = useLanguage().words.web
  const { config, allow, listed, watching } = table.terms
  return (
    <p>
      {[
        playsWith(config, 'silver') ? setup.silver : setup.base,
        config.players === 1 ? setup.solo : setup.players(config.players),
        paceText(table.pace, words),
        allow.forecast ? lobby.allow.forecast : lobby.allow.noForecast,
        allow.hints ? lobby.allow.hints : lobby.allow.noHints,
        allow.coach === false ? lobby.allow.noCoach : lobby.allow.coach,
        listed ? lobby.listed : lobby.private,
        ...(watching.delay > 0 ? [lobby.delayed(Math.ceil(watching.delay / 60))] : []),
      ].join(' · ')}
    </p>
  )
}
