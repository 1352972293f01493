/** Validates what a stranger sent. Nothing that it may be ends more than its own request. */
import type { z } from 'zod'

const LONGEST_DETAIL = 60

/** The data that the schema makes of it, or the part that is wrong. */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): { readonly data: z.infer<Schema> } | { readonly detail: string } {
  try {
    const parsed = schema.safeParse(sent)
    if (parsed.success) return { data: parsed.data }
    return { detail: (parsed.error.issues[0]?.path.join('.') ?? '').slice(0, LONGEST_DETAIL) }
  } catch {
    // A schema that runs out of stack or memory over it says the same.
    return { detail: '' }
  }
}
