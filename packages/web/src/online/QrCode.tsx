/** A QR code of a text, drawn as one path. */
import { generate } from 'lean-qr'
import { useMemo } from 'react'

interface QrCodeProps {
  readonly text: string
  readonly label: string
  readonly className?: string | undefined
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text)
  const dots: string[] = []
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) dots.push(`M${x} ${y}h1v1h-1z`)
  return { size: code.size, path: dots.join('') }
}
