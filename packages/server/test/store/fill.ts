/** Fills a store until it refuses, or with so many steps; says the refusal and how many it took. */
import { openPersistence } from '../../src/store/open-persistence.ts'
import { PROJECTION, newTable, stepAt } from './examples.ts'

const [data = '', most = 'Infinity'] = process.argv.slice(2)
const persistence = await openPersistence({ data })
if ('problem' in persistence) console.log(persistence.problem.sentence)
else {
  const { store, close } = persistence
  await store.tables.create(newTable('a'))
  const bodyJson = 'x'.repeat(100_000)
  let head = 1
  while (head < Number(most)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a table's steps follow each other
      await store.tables.append(stepAt('a', head, { bodyJson }), PROJECTION)
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
