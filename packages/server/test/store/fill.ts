/** Fills a store until it refuses, or with so many steps; says the refusal and how many it took. */
import { openMemory } from '../../src/store/open.ts'
import { DERIVED, newTable, stepAt } from './examples.ts'

const [data = '', most = 'Infinity'] = process.argv.slice(2)
const memory = await openMemory({ data })
if ('problem' in memory) console.log(memory.problem.sentence)
else {
  const { store, close } = memory
  await store.tables.create(newTable('a'))
  const bodyJson = 'x'.repeat(100_000)
  let head = 1
  while (head < Number(most)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a table's steps follow each other
      await store.tables.append(stepAt('a', head, { bodyJson }), DERIVED)
      head++
    } catch (error) {
      console.log(error instanceof Error ? error.name : error)
      break
    }
  }
  // Reading goes on.
  const stored = await store.tables.steps('a', 0)
  console.log(stored.length === head ? head : `acknowledged ${head}, stored ${stored.length}`)
  await close()
}
