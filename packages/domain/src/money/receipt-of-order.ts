import { receiptPositions } from './receipt-positions.ts'

export type ReceiptLine = {
  kind: 'goods' | 'delivery' | 'services' | 'advance'
  /** Empty but for goods: the others are called by their kind. */
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
 * What stands in a receipt of an order's money: its goods and services where the sum is that of
 * the whole order, else one advance, as nobody knows which goods a part pays for. The lines add
 * up to `amount`, a whole number of the order's currency (decisions «Regions, currency, language»).
 */
export function receiptOfOrder(order: ReceiptOrder, amount: number): ReceiptLine[] {
  const goods = order.lines.flatMap(({ name, quantity, sum }) => goodsLines(name, quantity, sum))
  const extras: ReceiptLine[] = [
    serviceLine('delivery', order.deliverySum),
    serviceLine('services', order.servicesSum),
  ].filter((line) => line.sum > 0)
  const whole = [...goods, ...extras]
  const sum = whole.reduce((all, line) => all + line.sum, 0)
  return sum === amount ? whole : [serviceLine('advance', amount)]
}

/** The last position takes what rounding leaves: goods by the metre may cost tenths of a unit. */
function goodsLines(name: string, quantity: number, sum: number): ReceiptLine[] {
  const positions = receiptPositions(sum, quantity)
  let left = sum
  return positions.map((position, at) => {
    const isLast = at === positions.length - 1
    const own = isLast ? left : Math.round(position.price * position.quantity)
    left -= own
    return { kind: 'goods', name, ...position, sum: own }
  })
}

function serviceLine(kind: 'delivery' | 'services' | 'advance', sum: number): ReceiptLine {
  return { kind, name: '', price: sum, quantity: 1, sum }
}
