/** Returns the sentence for a refusal of the server. */
import type { RefusalMessage } from '@tiletum/protocol'
import type { OnlineWords } from '@tiletum/text/en/online'

export function refusalText(
  { why, detail }: Pick<RefusalMessage, 'why' | 'detail'>,
  { refused }: OnlineWords,
): string {
  const { because, ...sentences } = refused
  return named(because, detail) ?? named(sentences, why) ?? refused.other
}

const named = (sentences: Readonly<Record<string, string>>, name: string | undefined) =>
  Object.entries(sentences).find(([one]) => one === name)?.[1]
