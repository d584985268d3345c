export type ReceiptPosition = { price: number; quantity: number }

/**
 * The positions of a receipt for one line of an order. A receipt knows only unit prices, so a sum
 * that does not divide by its quantity becomes two positions a unit of money apart
 * (decisions «Regions, currency, language»). The cheaper position comes first.
 *
 * Goods by the metre come in tenths: 2.5 is twenty-five of them. Positions of such goods may hold
 * tenths of a unit of money; together they are exactly the sum.
 *
 * @throws RangeError for a sum that is not whole or negative, or a quantity that is not a positive
 * number of tenths.
 */
export function receiptPositions(sum: number, quantity: number): ReceiptPosition[] {
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
