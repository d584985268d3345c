import { sumLine } from '../money/sum-line.ts'
import { splitReceiptPositions } from './split-receipt-positions.ts'

export type ReceiptLine = {
  kind: 'goods' | 'delivery' | 'services' | 'advance'
  /** Empty except for goods: other lines are named by their kind. */
  name: string
  price: number
  quantity: number
  sum: number
}

type ReceiptOrder = {
  deliverySum: number
  servicesSum: number
  lines: readonly { name: string; quantity: number; sum: number }[]
}

/**
 * Returns the lines of a receipt: goods and services when the payment covers the whole order,
 * otherwise one advance, because a partial payment cannot be assigned to goods. The lines add up to
 * `amount`, a whole number of the order's currency (ADR 0042).
 */
export function buildOrderReceipt(order: ReceiptOrder, amount: number): ReceiptLine[] {
  const goods = order.lines.flatMap(({ name, quantity, sum }) =>
    buildGoodsLines(name, quantity, sum),
  )
  const extras: ReceiptLine[] = [
    buildServiceLine('delivery', order.deliverySum),
    buildServiceLine('services', order.servicesSum),
  ].filter((line) => line.sum > 0)
  const fullReceipt = [...goods, ...extras]
  const sum = fullReceipt.reduce((all, line) => all + line.sum, 0)
  return sum === amount ? fullReceipt : [buildServiceLine('advance', amount)]
}

/**
 * The last position takes the rounding difference: goods sold by the metre may cost fractions of a
 * unit.
 */
function buildGoodsLines(name: string, quantity: number, sum: number): ReceiptLine[] {
  const positions = splitReceiptPositions(sum, quantity)
  let left = sum
  return positions.map((position, index) => {
    const isLast = index === positions.length - 1
    const lineSum = isLast ? left : sumLine(position.price, position.quantity)
    left -= lineSum
    return { kind: 'goods', name, ...position, sum: lineSum }
  })
}

function buildServiceLine(kind: 'delivery' | 'services' | 'advance', sum: number): ReceiptLine {
  return { kind, name: '', price: sum, quantity: 1, sum }
}
