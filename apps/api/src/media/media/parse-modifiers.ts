import { type MediaFormat, mediaFormats, mediaWidths } from '@svetlitsa/domain/image/image'

const fits = ['cover', 'contain', 'inside', 'outside', 'fill'] as const
const qualities: ReadonlySet<number> = new Set([50, 60, 70, 75, 80, 85, 90])

/** Requested form of a picture (call.images); omitted values follow from the source. */
export interface Modifiers {
  format: MediaFormat
  width: number | null
  height: number | null
  fit: (typeof fits)[number]
  quality: number
  /** Colour as #rrggbb that fills transparent areas and the margins of `fit_contain`. */
  background: string | null
}

/** Allowed background colours: sand, paper and white, those of product pictures in the shop. */
const backgrounds: ReadonlySet<string> = new Set(['#f1ebe1', '#fbf8f3', '#ffffff'])

const longNames: Readonly<Record<string, string>> = {
  f: 'format',
  w: 'width',
  h: 'height',
  s: 'resize',
  q: 'quality',
  b: 'background',
}

/**
 * Parses `f_webp,w_400` or `format_webp,resize_400x320`; `_` means none. Returns null for anything
 * but allowed names and values, because each combination becomes a file on disk.
 */
export function parseModifiers(text: string): Modifiers | null {
  const modifiers: Modifiers = {
    format: 'webp',
    width: null,
    height: null,
    fit: 'cover',
    quality: 80,
    background: null,
  }
  if (text === '_') return modifiers
  const usedNames = new Set<string>()
  for (const part of text.split(/[,&]/)) {
    const [shortName = '', value = ''] = part.split(/_(.*)/s)
    const name = longNames[shortName] ?? shortName
    if (usedNames.has(name) || !applyModifier(modifiers, name, value)) return null
    usedNames.add(name)
  }
  return modifiers
}

function applyModifier(modifiers: Modifiers, name: string, value: string): boolean {
  switch (name) {
    case 'format': {
      const format = mediaFormats.find((candidate) => candidate === value)
      if (format) modifiers.format = format
      return format !== undefined
    }
    case 'fit': {
      const fit = fits.find((candidate) => candidate === value)
      if (fit) modifiers.fit = fit
      return fit !== undefined
    }
    case 'width':
      modifiers.width = parseSize(value)
      return modifiers.width !== null
    case 'height':
      modifiers.height = parseSize(value)
      return modifiers.height !== null
    case 'resize': {
      const [width = '', height = '', ...rest] = value.split('x')
      modifiers.width = parseSize(width)
      modifiers.height = parseSize(height)
      return modifiers.width !== null && modifiers.height !== null && rest.length === 0
    }
    case 'quality':
      modifiers.quality = Number(value)
      return /^\d+$/.test(value) && qualities.has(modifiers.quality)
    case 'background':
      modifiers.background = `#${value.toLowerCase()}`
      return backgrounds.has(modifiers.background)
    default:
      return false
  }
}

function parseSize(value: string): number | null {
  const size = Number(value)
  return /^\d{1,4}$/.test(value) && mediaWidths.has(size) ? size : null
}
