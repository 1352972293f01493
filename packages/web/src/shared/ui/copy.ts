import { attemptLater } from '../browser/attempt.ts'

/** Copies a text; where the browser refuses that, selects the field that contains it. */
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
