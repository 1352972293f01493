/** A button that asks for a file. */
import { useRef } from 'react'

interface FileButtonProps {
  readonly label: string
  /** Which files are offered, as an `<input>` has it. */
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
          // So that the same file, mended, can be chosen again.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
