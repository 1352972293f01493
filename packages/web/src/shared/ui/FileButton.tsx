/** A button that opens a file. */
import { useRef } from 'react'

interface FileButtonProps {
  readonly label: string
  /** The accepted files, in the form of an `<input>`. */
  readonly accept: string
  readonly onFile: (file: File) => void
}

export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Lets the player choose the same file again after correcting it.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
