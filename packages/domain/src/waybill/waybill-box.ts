/** A line of a waybill, as far as its boxes need it. */
export type WaybillLine = {
  article: string
  name: string
  quantity: number
  byMetre: boolean
  /** How many boxes one piece comes in; 0 where nobody entered them. */
  boxesPerPiece: number
  /** The barcode of the goods; null without one. */
  barcode: string | null
}

/** One box of a waybill. Its code is on its label and stands for this box alone. */
export type WaybillBox = {
  code: string
  article: string
  name: string
  barcode: string | null
  /** Which of the boxes of its piece it is: 2 of 3. */
  part: number
  parts: number
}

/**
 * Returns the boxes of a waybill in the order of its lines: every piece has its boxes, goods sold by
 * the metre come in one roll, and goods without boxes in one. The codes consist of digits and hyphens
 * only, because a scanner types as a keyboard of any language (waybill.check).
 */
export function listWaybillBoxes(number: string, lines: readonly WaybillLine[]): WaybillBox[] {
  const boxes = lines.flatMap((line) => {
    const { article, name, barcode, byMetre } = line
    const parts = Math.max(1, line.boxesPerPiece)
    const pieces = byMetre ? Math.min(1, Math.ceil(line.quantity)) : Math.ceil(line.quantity)
    return Array.from({ length: pieces * parts }, (_, index) => ({
      article,
      name,
      barcode,
      part: (index % parts) + 1,
      parts,
    }))
  })
  return boxes.map((box, index) => ({ ...box, code: buildBoxCode(number, index + 1) }))
}

function buildBoxCode(number: string, position: number): string {
  return `${number}-${String(position).padStart(3, '0')}`
}

/**
 * Returns what a scanner read as it is printed: without the characters that scanners add around it,
 * and with Latin letters and hyphens where a scanner typed through a Russian keyboard layout.
 */
export function normalizeBoxCode(scanned: string): string {
  const trimmed = [...scanned].filter((sign) => !isControl(sign)).join('')
  return [...trimmed.trim().toUpperCase()].map((sign) => latin.get(sign) ?? sign).join('')
}

const isControl = (sign: string) => sign < ' ' || sign === '\u007f'

const keys: [string, string][] = [
  ['ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ', 'QWERTYUIOPASDFGHJKLZXCVBNM'],
  ['–—−', '---'],
]
const latin = new Map(
  keys.flatMap(([from, to]) => [...from].map((sign, index) => [sign, to[index] ?? sign] as const)),
)

/**
 * Returns the number of the order that the label of a box names (`100500-001`, of a follow-up order
 * `100500-1-001`), and any other scanned text as it is (retail.orders).
 */
export function getOrderOfLabel(scanned: string): string {
  const text = scanned.trim()
  return /^(\d{1,15}(?:-\d{1,2})?)-\d{3,}$/.exec(text)?.[1] ?? text
}
