import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { handbook } from '../src/commands/handbook.ts'
import { commands as english } from '../src/en/commands.ts'
import { textView as en } from '../src/en/text-view.ts'
import { commands as french } from '../src/fr/commands.ts'
import { textView as fr } from '../src/fr/text-view.ts'

const page = path.join(import.meta.dirname, '../../../docs/commands.md')

test('the page of commands says what the help says', () => {
  const written = handbook([
    { title: 'Commands of the text view', words: en, vocabulary: english },
    { title: 'Commandes de la vue texte', words: fr, vocabulary: french },
  ])
  // WRITE=1 writes it anew.
  if (process.env['WRITE'] === '1') fs.writeFileSync(page, written)
  expect(fs.readFileSync(page, 'utf8')).toBe(written)
})
