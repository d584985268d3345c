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
