/** What the server stores, for how long, and where push notifications go. */
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

export function Privacy() {
  const { me } = useLazyWords(onlineWords)
  return (
    <ul>
      {me.privacyText.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
