import { divideOrderLine, type LineSums } from '@svetlitsa/domain/order/order-line'
import type { LockedLine } from './order.queries.ts'

export interface WantedLine {
  lineId: number
  quantity: number
}

export interface DividedLine<Wanted extends WantedLine> {
  line: LockedLine
  wanted: Wanted
  kept: LineSums
  taken: LineSums
}

/**
 * What is taken from the lines of an order; null if a line is named twice, is not of the order, does
 * not hold that much, or is not sold in such parts.
 */
export function takeLines<Wanted extends WantedLine>(
  lines: readonly LockedLine[],
  wanted: readonly Wanted[],
): DividedLine<Wanted>[] | null {
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) return null
  const divided = wanted.map((one) => {
    const line = lines.find(({ id }) => id === one.lineId)
    if (!line || !isTakeable(line, one.quantity)) return null
    return { line, wanted: one, ...divideOrderLine(line, one.quantity) }
  })
  const found = divided.filter((one) => one !== null)
  return found.length === wanted.length ? found : null
}

function isTakeable({ quantity, byMetre }: LockedLine, taken: number): boolean {
  const tenths = Math.round(taken * 10)
  const isStep = Math.abs(taken * 10 - tenths) < 1e-6 && (byMetre || tenths % 10 === 0)
  return isStep && tenths > 0 && tenths <= Math.round(quantity * 10)
}
