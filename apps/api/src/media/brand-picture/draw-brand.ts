import { accentGrounds, deriveBrandColours } from '@svetlitsa/domain/shop-settings/brand-colours'
import { getNameInitial } from '@svetlitsa/domain/shop-settings/shop-mark'
import { outlineText, type TextOutline } from '../../platform/font/outline-text.ts'

/** What a picture of a brand shows. */
export interface DrawnBrand {
  name: string
  /** As #rrggbb, on light pages. */
  accent: string
  /** A data URL; null for the initial of the name. */
  mark: string | null
}

const [PAPER] = accentGrounds.light
const INK = '#211d18'
const INK_SOFT = '#6b6359'
/** Side of an icon in the units of its drawing. */
const SIDE = 64
/** The part of a maskable icon that is always seen (W3C Web Application Manifest). */
const SAFE_SHARE = 0.8
/** The arch around the initial, the shape of every icon without a mark. */
const ARCH = 'M6 62V28C6 13.6 17.6 2 32 2s26 11.6 26 26v34z'
const INITIAL_SIZE = 36
const CARD = { width: 1200, height: 630, margin: 96, mark: 208, gap: 56 } as const
const nameSizes = [104, 88, 76, 64, 54, 46]
const TAGLINE_SIZE = 34

/** An icon: the mark, or the initial in an arch of the brand's colour. Transparent around it. */
export function drawIcon({ name, accent, mark }: DrawnBrand): string {
  const inside = mark ? drawMark(mark, 0, 0, SIDE) : drawInitial(name, accent, 'arch')
  return wrap(SIDE, SIDE, `<title>${escapeXml(name)}</title>${inside}`)
}

/** An icon that fills its square, because the system cuts its own shape out of it. */
export function drawFullIcon({ name, accent, mark }: DrawnBrand): string {
  if (!mark) return wrap(SIDE, SIDE, drawInitial(name, accent, 'square'))
  const side = SIDE * SAFE_SHARE * 0.75
  const place = (SIDE - side) / 2
  const ground = `<path d="M0 0h${SIDE}v${SIDE}H0z" fill="${PAPER}"/>`
  return wrap(SIDE, SIDE, ground + drawMark(mark, place, place, side))
}

/** The picture that messengers show beside a link: mark, name and what the shop is. */
export function drawShareCard(brand: DrawnBrand, tagline: string): string {
  const { width, height, margin, mark, gap } = CARD
  const left = margin + mark + gap
  const lines = fitName(brand.name, width - left - margin)
  const lineHeight = lines.size * 1.16
  const blockHeight = lines.outlines.length * lineHeight + TAGLINE_SIZE * 2
  const top = (height - blockHeight) / 2
  const named = lines.outlines.map(({ path }, index) =>
    place(path, left, top + lines.size + index * lineHeight, INK),
  )
  const shown = fitLine(tagline, width - left - margin)
  const below = top + lines.outlines.length * lineHeight + TAGLINE_SIZE * 1.5
  return wrap(
    width,
    height,
    [
      `<path d="M0 0h${width}v${height}H0z" fill="${PAPER}"/>`,
      `<path d="M0 ${height - 20}h${width}v20H0z" fill="${brand.accent}"/>`,
      brand.mark
        ? drawMark(brand.mark, margin, (height - mark) / 2, mark)
        : `<g transform="translate(${margin} ${(height - mark) / 2}) scale(${mark / SIDE})">${drawInitial(brand.name, brand.accent, 'arch')}</g>`,
      ...named,
      place(shown.path, left, below, INK_SOFT),
    ].join(''),
  )
}

function drawInitial(name: string, accent: string, shape: 'arch' | 'square'): string {
  const { 'on-accent': ink } = deriveBrandColours(accent, 'light')
  const isArch = shape === 'arch'
  const size = isArch ? INITIAL_SIZE : INITIAL_SIZE * SAFE_SHARE
  const { path, width } = outlineText(getNameInitial(name), size)
  // Capitals of the font are seven tenths as high as its size; the arch is heavier below.
  const baseline = SIDE / 2 + size * 0.35 + (isArch ? 5 : 0)
  const tile = isArch ? ARCH : `M0 0h${SIDE}v${SIDE}H0z`
  return `<path d="${tile}" fill="${accent}"/>${place(path, (SIDE - width) / 2, baseline, ink)}`
}

/** The largest size in which a name fits into two lines; a longer one is cut. */
function fitName(name: string, width: number): { size: number; outlines: TextOutline[] } {
  for (const size of nameSizes) {
    const outlines = breakLines(name, width, size)
    if (outlines.length <= 2 && outlines.every((line) => line.width <= width))
      return { size, outlines }
  }
  const size = nameSizes.at(-1) ?? TAGLINE_SIZE
  return { size, outlines: breakLines(name, width, size).slice(0, 3) }
}

function breakLines(text: string, width: number, size: number): TextOutline[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && outlineText(joined, size).width <= width)
      lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines.map((line) => outlineText(line, size))
}

function fitLine(text: string, width: number): TextOutline {
  const outline = outlineText(text, TAGLINE_SIZE, 400)
  const size = Math.min(TAGLINE_SIZE, (TAGLINE_SIZE * width) / outline.width)
  return size === TAGLINE_SIZE ? outline : outlineText(text, size, 400)
}

function drawMark(mark: string, x: number, y: number, side: number): string {
  return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${mark}"/>`
}

function place(path: string, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x} ${y})" d="${path}" fill="${fill}"/>`
}

function wrap(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
