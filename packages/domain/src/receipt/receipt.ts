import { sumLine } from '../money/sum.ts'

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

export type ReceiptPosition = { price: number; quantity: number }

/**
 * Returns the receipt positions of one order line. A receipt has only unit prices, so a sum that
 * does not divide by its quantity becomes two positions whose prices differ by one unit of money
 * (ADR 0042). The cheaper position comes first. Goods sold by the metre are counted in tenths: 2.5
 * is twenty-five. Their positions may contain fractions of a unit of money; together they equal the
 * sum exactly.
 *
 * @throws RangeError for a negative or fractional sum, or a quantity that is not a positive number
 * of tenths.
 */
export function splitReceiptPositions(sum: number, quantity: number): ReceiptPosition[] {
  const tenths = Math.round(quantity * 10)
  if (!Number.isSafeInteger(sum) || sum < 0) {
    throw new RangeError(`The sum of a line must be whole, got ${sum}`)
  }
  if (!(tenths > 0) || Math.abs(quantity * 10 - tenths) > 1e-9) {
    throw new RangeError(`The quantity must be a positive number of tenths, got ${quantity}`)
  }
  const units = Number.isInteger(quantity) ? quantity : tenths
  const scale = Number.isInteger(quantity) ? 1 : 10
  const price = Math.floor((sum * scale) / units)
  const dearer = sum * scale - price * units
  const positions = [
    { price, quantity: (units - dearer) / scale },
    { price: price + 1, quantity: dearer / scale },
  ]
  return positions.filter((position) => position.quantity > 0)
}

export type FiscalMark = {
  /**
   * Numbers of the fiscal storage (ФН) and of the document in it (ФД), and the fiscal sign (ФП).
   */
  storageNumber: string
  documentNumber: string
  attribute: string
  /** When the cash register issued it, in local time: 2026-11-22T20:15. */
  localTime: string
}

/**
 * Returns the content of the QR code on a Russian fiscal receipt, as the tax service's app expects
 * it; `sum` is in whole roubles. A sale is operation 1, a refund is 2.
 */
export function buildFiscalCode(mark: FiscalMark, type: 'sale' | 'refund', sum: number): string {
  const time = mark.localTime.slice(0, 16).replaceAll(/[-:]/g, '')
  const operation = type === 'sale' ? 1 : 2
  return `t=${time}&s=${sum}.00&fn=${mark.storageNumber}&i=${mark.documentNumber}&fp=${mark.attribute}&n=${operation}`
}
