/** What the image proxy is asked for: format, fit, width, height, resize, quality, background. */
export interface Modifiers {
  format: 'webp' | 'avif' | 'jpeg' | 'png'
  width: number | null
  height: number | null
  fit: 'cover' | 'contain'
  quality: number
  background: string
}

const FORMATS = ['webp', 'avif', 'jpeg', 'png']
/** Only these are made: an open list would let anyone fill the disk with sizes. */
const SIZES = [
  96, 120, 160, 192, 200, 240, 320, 400, 480, 600, 640, 800, 960, 1000, 1200, 1600, 2000, 2400,
  3200,
]
const QUALITIES = [60, 75, 80, 90]
const BACKGROUNDS = ['f1ebe1', 'ffffff']

/** Reads «f_webp,w_400»; null for anything that is not on the lists. */
export function readModifiers(text: string): Modifiers | null {
  const asked: Modifiers = {
    format: 'webp',
    width: null,
    height: null,
    fit: 'contain',
    quality: 80,
    background: 'f1ebe1',
  }
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('_')
    if (!readOne(asked, name, value)) return null
  }
  return asked
}

function readOne(asked: Modifiers, name: string, value: string): boolean {
  switch (name) {
    case 'f':
      asked.format = value as Modifiers['format']
      return FORMATS.includes(value)
    case 'w':
      asked.width = Number(value)
      return SIZES.includes(asked.width)
    case 'h':
      asked.height = Number(value)
      return SIZES.includes(asked.height)
    case 's': {
      const [width, height] = value.split('x').map(Number)
      asked.width = width ?? 0
      asked.height = height ?? 0
      return SIZES.includes(asked.width) && SIZES.includes(asked.height)
    }
    case 'fit':
      asked.fit = value as Modifiers['fit']
      return value === 'cover' || value === 'contain'
    case 'q':
      asked.quality = Number(value)
      return QUALITIES.includes(asked.quality)
    case 'b':
      asked.background = value
      return BACKGROUNDS.includes(value)
    default:
      return false
  }
}
