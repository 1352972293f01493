/** Edition files: the owner of a box corrects the standard edition and plays with it. */
import type { Content } from '@tiletum/engine'
import { DEEPEST_JSON, parseJson } from '@tiletum/engine/json'
import { z } from 'zod'
import { correct } from './apply/index.ts'
import { extentProblem } from './size-limit.ts'
import { factProblems } from './checks/index.ts'
import { formProblems } from './form-problems.ts'
import { changedPlaces } from './correction-paths.ts'
import type { JsonPath, Problem, Remark } from './problem.ts'
import { prune } from './prune.ts'
import { remarksOn } from './remarks.ts'
import { editionSchema } from './schema/index.ts'
import type { Edition } from './schema/index.ts'
import { editionTemplate } from './template.ts'

export { factProblems } from './checks/index.ts'
export { correctAt, placesOf, valueAt } from './correction-paths.ts'
export { remarksOn } from './remarks.ts'
export { editionTemplate } from './template.ts'
export type { Edition } from './schema/index.ts'
export type { Kind, JsonPath, Problem, Remark } from './problem.ts'

export type Applied =
  | {
      readonly content: Content
      /** Only the corrections, in a fixed order, as a game record stores them. */
      readonly edition: Edition
      /** The places of the corrections in the file. */
      readonly changes: readonly JsonPath[]
      readonly remarks: readonly Remark[]
    }
  | { readonly problems: readonly Problem[] }

/** Corrects the standard content by the data of an edition file. */
export function applyEdition(standard: Content, data: unknown): Applied {
  const beyond = extentProblem(data)
  if (beyond !== undefined) return { problems: [beyond] }
  const schema = schemaOf(standard)
  const parsed = schema.safeParse(data)
  if (!parsed.success) return { problems: formProblems(parsed.error.issues, schema, data) }
  const { $schema: _editor, ...given } = parsed.data
  const edition = prune(given, editionTemplate(standard))
  const { content, problems } = correct(standard, edition)
  // Links to nowhere would only make the facts complain a second time.
  const all = problems.length > 0 ? problems : factProblems(content)
  return all.length > 0
    ? { problems: all }
    : { content, edition, changes: changedPlaces(edition), remarks: remarksOn(content) }
}

/** Many times the standard edition written out whole. */
const LONGEST_TEXT = 1_000_000

/** Reads the text of an edition file. */
export function readEdition(standard: Content, text: string): Applied {
  if (text.length > LONGEST_TEXT) {
    return { problems: [{ place: [], problem: 'too-big', most: LONGEST_TEXT }] }
  }
  try {
    return applyEdition(standard, parseJson(text, LONGEST_TEXT))
  } catch (error) {
    if (error instanceof RangeError)
      return { problems: [{ place: [], problem: 'too-deep', most: DEEPEST_JSON }] }
    if (!(error instanceof SyntaxError)) throw error
    return {
      problems: [{ place: [], problem: 'not-json', detail: error.message.replaceAll(/\s+/g, ' ') }],
    }
  }
}

/** The JSON schema of edition files, for editors. */
export function editionJsonSchema(standard: Content): object {
  return {
    ...z.toJSONSchema(schemaOf(standard), { reused: 'ref' }),
    title: 'Tiletum edition',
  }
}

/** Building the schema takes longer than using it. */
const schemas = new WeakMap<Content, ReturnType<typeof editionSchema>>()

function schemaOf(standard: Content): ReturnType<typeof editionSchema> {
  const built = schemas.get(standard) ?? editionSchema(standard)
  schemas.set(standard, built)
  return built
}
