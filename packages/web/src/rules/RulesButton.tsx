import { useState } from 'react'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { RulesDialog } from './lazy.ts'

export function RulesButton() {
  const { web } = useLanguage().words
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {web.start.rules}
      </button>
      {open ? <RulesDialog clause={undefined} onClose={() => setOpen(false)} /> : undefined}
    </>
  )
}
