import { memo } from 'react'
import { drawingOf, isThing } from './icons/names.ts'
import type { IconName } from './icons/names.ts'
import type { IconDrawing } from './icons/drawing.ts'
import { Drawing } from './Drawing.tsx'
import type { Placed } from './Drawing.tsx'

function Strokes({ line, fill, thin }: Omit<IconDrawing, 'half'>) {
  return (
    <>
      {thin !== undefined && <path className="icon-thin" d={thin} />}
      {line !== undefined && <path className="icon-line" d={line} />}
      {fill !== undefined && <path className="icon-fill" d={fill} />}
    </>
  )
}

export const IconStrokes = memo(function IconStrokes({ name }: { readonly name: IconName }) {
  const { half, ...whole } = drawingOf(name)
  return (
    <>
      <Strokes {...whole} />
      {half !== undefined && (
        <>
          <Strokes {...half} />
          <g transform="matrix(-1 0 0 1 24 0)">
            <Strokes {...half} />
          </g>
        </>
      )}
    </>
  )
})

interface Props extends Placed {
  readonly name: IconName
}

/** Takes the colour of the text around it. */
export const Icon = memo(function Icon({ name, size = 20, ...place }: Props) {
  return (
    <Drawing
      width={24}
      height={24}
      size={size}
      {...place}
      className="icon"
      icon={isThing(name) ? name : undefined}
    >
      <IconStrokes name={name} />
    </Drawing>
  )
})
