/** The ways out that are on every screen of a table: undo, reality differs, more devices. */
import { useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { Dialog } from '../shared/ui/Dialog.tsx'
import type { Look } from './companion.ts'
import { CheckTable } from './CheckTable.tsx'
import { Devices } from './Devices.tsx'
import { Editor } from './Editor.tsx'
import type { Sitting } from './sitting.ts'
import { companionWords } from './words.ts'

type Sheet = 'edit' | 'differs' | 'check' | 'devices' | undefined

interface FootProps {
  readonly sitting: Sitting
  readonly look: Look
  readonly seats: readonly string[]
  readonly sheet: Sheet
  readonly onSheet: (sheet: Sheet) => void
}

export function Foot({ sitting, look, seats, sheet, onSheet }: FootProps) {
  const { words } = useLanguage()
  const { companion: own } = useLazyWords(companionWords)
  const { companion } = sitting
  const close = () => onSheet(undefined)
  const dialog = { closeLabel: words.web.why.close, onClose: close }
  return (
    <>
      <nav className="companion-foot" aria-label={own.editing}>
        <button type="button" disabled={!look.canUndo} onClick={companion.undo}>
          {own.undo}
        </button>
        <button type="button" className="differs" onClick={() => onSheet('differs')}>
          {own.differs}
        </button>
      </nav>
      {sheet === 'differs' ? (
        <Dialog title={own.differs} {...dialog}>
          <p>{look.screen.bot ? own.notPossibleAbout : own.differsAbout}</p>
          <p className="stacked">
            {look.screen.bot ? (
              <button
                type="button"
                className="primary"
                onClick={() => {
                  companion.takeBotBack()
                  onSheet('edit')
                }}
              >
                {own.takeBotBack}
              </button>
            ) : undefined}
            <button type="button" onClick={() => onSheet('check')}>
              {own.checkTable}
            </button>
            <button type="button" className="edit-any" onClick={() => onSheet('edit')}>
              {own.edit}
            </button>
            <button
              type="button"
              disabled={!look.canUndo}
              onClick={() => {
                companion.undo()
                close()
              }}
            >
              {own.undo}
            </button>
          </p>
        </Dialog>
      ) : undefined}
      {sheet === 'edit' ? (
        <Dialog className="companion-edit" title={own.editing} {...dialog}>
          <Editor companion={companion} look={look} seats={seats} />
        </Dialog>
      ) : undefined}
      {sheet === 'check' ? (
        <Dialog className="companion-edit" title={own.checkTable} {...dialog}>
          <CheckTable companion={companion} look={look} seats={seats} />
        </Dialog>
      ) : undefined}
      {sheet === 'devices' ? (
        <Dialog title={own.devices} {...dialog}>
          <Devices sitting={sitting} />
        </Dialog>
      ) : undefined}
    </>
  )
}

export function useSheet(): readonly [Sheet, (sheet: Sheet) => void] {
  return useState<Sheet>()
}
