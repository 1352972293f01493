/**
 * Exports a drawing of the page as a file: as SVG with its styles and fonts in it, or as pixels.
 */

/** Properties that are copied from the style sheets into the drawing; these are inherited. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'letter-spacing',
] as const
const OWN = { opacity: '1', display: 'inline', 'mix-blend-mode': 'normal' } as const
const SVG = 'http://www.w3.org/2000/svg'

/** Returns a copy of the drawing that looks the same without style sheets. */
function withStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, original] of originals.entries()) {
    const target = copies[index]
    if (target === undefined) continue
    const style = getComputedStyle(original)
    const around = index === 0 ? undefined : getComputedStyle(original.parentElement ?? drawing)
    for (const name of INHERITED) {
      const value = style.getPropertyValue(name)
      if (value !== '' && value !== around?.getPropertyValue(name))
        for (const [key, plain] of plainly(name, value)) target.setAttribute(key, plain)
      else target.removeAttribute(name)
    }
    for (const [name, usual] of Object.entries(OWN)) {
      const value = style.getPropertyValue(name)
      if (value !== usual && (name !== 'display' || value === 'none'))
        target.setAttribute(name, value)
    }
    if (target.localName === 'svg') target.setAttribute('overflow', style.overflow)
    const named = Array.from(target.attributes, ({ name }) => name)
    for (const name of named)
      if (name === 'class' || name === 'style' || name.startsWith('data-'))
        target.removeAttribute(name)
  }
  return copy
}

/** Writes mixed colours in a form that every drawing program knows. */
function plainly(name: string, value: string): readonly (readonly [string, string])[] {
  const mixed = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value)
  if (mixed === null) return [[name, value]]
  const [, red, green, blue, alpha] = mixed
  const parts = [red, green, blue].map((part) => Math.round(Number(part) * 255))
  return [
    [name, `rgb(${parts.join(', ')})`],
    ...(alpha === undefined ? [] : [[`${name}-opacity`, alpha] as const]),
  ]
}

/** Returns the font rules that the drawing uses, each with the font file in it. */
async function fontsOf(drawing: SVGSVGElement): Promise<string> {
  const used = new Set(
    [...drawing.querySelectorAll('text')].map((text) => getComputedStyle(text).fontFamily),
  )
  const rules = [...document.styleSheets]
    .flatMap((sheet) => fontRules(sheet.cssRules))
    .filter(({ style }) => {
      const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '')
      const italic = style.getPropertyValue('font-style') === 'italic'
      return !italic && [...used].some((names) => names.includes(family))
    })
  const written = await Promise.all(rules.map(embedded))
  return written.join('\n')
}

function fontRules(rules: CSSRuleList): readonly CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule]
    return 'cssRules' in rule ? fontRules(rule.cssRules as CSSRuleList) : []
  })
}

/** Returns an empty text if the file can't be loaded: the drawing then uses fonts of the device. */
async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, file] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? []
  if (file === undefined) return ''
  try {
    const answer = await fetch(new URL(file, parentStyleSheet?.href ?? location.href))
    const data = await asDataAddress(await answer.blob())
    return `@font-face{font-family:${style.getPropertyValue('font-family')};font-weight:${style.getPropertyValue('font-weight')};src:url(${data})}`
  } catch {
    return ''
  }
}

async function asDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The file could not be read')))
    reader.readAsDataURL(blob)
  })
}

export async function drawingFile(drawing: SVGSVGElement): Promise<Blob> {
  const copy = withStyles(drawing)
  const { width, height } = drawing.viewBox.baseVal
  const fonts = await fontsOf(drawing)
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const style = document.createElementNS(SVG, 'style')
  style.textContent = fonts
  copy.prepend(style)
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

/** @param wide The width in pixels. */
export async function pictureFile(drawing: SVGSVGElement, wide: number): Promise<Blob> {
  const address = URL.createObjectURL(await drawingFile(drawing))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { width, height } = drawing.viewBox.baseVal
    const canvas = document.createElement('canvas')
    canvas.width = wide
    canvas.height = Math.round((wide * height) / width)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error('There is no picture'))
        else resolve(blob)
      }, 'image/png')
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
