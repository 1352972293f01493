import { attemptLater } from '../browser/attempt.ts'

/** Copies a text; where the browser does not let a page do that, selects the field it stands in. */
export async function copied(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<boolean> {
  const copying = await attemptLater(async () => {
    await navigator.clipboard.writeText(text)
    return true
  })
  if (copying === undefined) field?.select()
  return copying ?? false
}
