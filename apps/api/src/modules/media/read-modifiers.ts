import { type MediaFormat, mediaFormats, mediaSizes } from '@svetlitsa/domain/image/media-url'

const fits = ['cover', 'contain', 'inside', 'outside', 'fill'] as const
const qualities: ReadonlySet<number> = new Set([50, 60, 70, 75, 80, 85, 90])

/** How a picture is wanted (storefront §7): what is left out follows from the picture. */
export interface Modifiers {
  format: MediaFormat
  width: number | null
  height: number | null
  fit: (typeof fits)[number]
  quality: number
  /** #rrggbb under what is transparent and round what is contained. */
  background: string | null
}

/** Sand, paper and white: what pictures stand on in the shop. */
const grounds: ReadonlySet<string> = new Set(['#f1ebe1', '#fbf8f3', '#ffffff'])

const longNames: Readonly<Record<string, string>> = {
  f: 'format',
  w: 'width',
  h: 'height',
  s: 'resize',
  q: 'quality',
  b: 'background',
}

/**
 * Reads `f_webp,w_400` or `format_webp,resize_400x320`, `_` for none. Anything but the known names
 * with values from their lists is null: each combination is a file on the disk.
 */
export function readModifiers(text: string): Modifiers | null {
  const wanted: Modifiers = {
    format: 'webp',
    width: null,
    height: null,
    fit: 'cover',
    quality: 80,
    background: null,
  }
  if (text === '_') return wanted
  const seen = new Set<string>()
  for (const part of text.split(/[,&]/)) {
    const [short = '', value = ''] = part.split(/_(.*)/s)
    const name = longNames[short] ?? short
    if (seen.has(name) || !put(wanted, name, value)) return null
    seen.add(name)
  }
  return wanted
}

function put(wanted: Modifiers, name: string, value: string): boolean {
  switch (name) {
    case 'format': {
      const format = mediaFormats.find((one) => one === value)
      if (format) wanted.format = format
      return format !== undefined
    }
    case 'fit': {
      const fit = fits.find((one) => one === value)
      if (fit) wanted.fit = fit
      return fit !== undefined
    }
    case 'width':
      wanted.width = sizeOf(value)
      return wanted.width !== null
    case 'height':
      wanted.height = sizeOf(value)
      return wanted.height !== null
    case 'resize': {
      const [width = '', height = '', ...more] = value.split('x')
      wanted.width = sizeOf(width)
      wanted.height = sizeOf(height)
      return wanted.width !== null && wanted.height !== null && more.length === 0
    }
    case 'quality':
      wanted.quality = Number(value)
      return /^\d+$/.test(value) && qualities.has(wanted.quality)
    case 'background':
      wanted.background = `#${value.toLowerCase()}`
      return grounds.has(wanted.background)
    default:
      return false
  }
}

function sizeOf(value: string): number | null {
  const size = Number(value)
  return /^\d{1,4}$/.test(value) && mediaSizes.has(size) ? size : null
}
