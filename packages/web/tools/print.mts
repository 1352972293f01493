/** Help for the box as pages to print: both languages, on A4 and on Letter. Into the folder that is named. */
import fs from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@tiletum/text'
import { openStudio } from './studio.ts'

const PAPERS = ['A4', 'Letter'] as const
const MARGIN = '12mm'

const folder = path.resolve(process.argv[2] ?? 'print')
fs.mkdirSync(folder, { recursive: true })
const studio = await openStudio()
try {
  for (const language of LANGUAGES) {
    const page = await studio.open({ size: [1024, 1300], locale: language })
    await page.goto(`${studio.address}?lang=${language}#/companion/print`)
    await page.locator('.print-sheets .sheet').last().waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const format of PAPERS) {
      const file = path.join(folder, `tiletum-help-${language}-${format.toLowerCase()}.pdf`)
      const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN }
      await page.pdf({ path: file, format, margin, printBackground: true })
      console.log(file)
    }
  }
} finally {
  await studio.close()
}
