import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { Dialog } from '../shared/ui/Dialog.tsx'
import { addressOf } from '../shared/navigation/route.ts'
import { keysIn } from './keys.ts'

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { language, words } = useLanguage()
  const { keys, start, why } = words.web
  const onTheMap = { arrows: '← ↑ → ↓', ...keys.named, letters: `${keys.shift} + A–Z` }
  const rows = Object.entries({ ...keysIn(language), ...onTheMap }) as [
    keyof typeof keys.rows,
    string,
  ][]
  return (
    <Dialog title={keys.title} closeLabel={why.close} onClose={onClose}>
      <table className="keys">
        <tbody>
          {rows.map(([name, key]) => (
            <tr key={name}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{keys.rows[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={addressOf({ at: 'learn' })}>{start.learn}</a>
      </p>
    </Dialog>
  )
}
