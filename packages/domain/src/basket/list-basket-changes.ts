/** What a shopper knows of a basket: prices, quantities, stock, reductions and delivery. */
export type BasketState = {
  lines: readonly BasketStateLine[]
  /** Of the coupon. */
  discount: number
  /** Bonuses that are spent. */
  bonus: number
  /** The price that delivery begins with; null or left out where it is unknown. */
  delivery?: number | null
}

export type BasketStateLine = {
  offerId: number
  name: string
  price: number
  quantity: number
  /** How much of the quantity can be bought. */
  available: number
}

/** One difference between two states of a basket. */
export type BasketChange = {
  /** Null for the reductions and the delivery, which belong to no line. */
  offerId: number | null
  name: string
  reason: 'price' | 'stock' | 'quantity' | 'discount' | 'bonus' | 'delivery'
  was: number
  now: number
}

/**
 * Returns what changed between two states of a basket, line by line, the reductions and delivery last
 * (order.price-changed). A line that was added or removed has a quantity of 0 on one side, and its
 * price and stock are not compared.
 */
export function listBasketChanges(before: BasketState, after: BasketState): BasketChange[] {
  const changes = before.lines.flatMap((line) => listLineChanges(line, findLine(after, line)))
  for (const added of after.lines) {
    const { offerId, name, quantity } = added
    if (!findLine(before, added))
      changes.push({ offerId, name, reason: 'quantity', was: 0, now: quantity })
  }
  for (const reason of ['discount', 'bonus'] as const) {
    const [was, now] = [before[reason], after[reason]]
    if (was !== now) changes.push({ offerId: null, name: '', reason, was, now })
  }
  const { delivery: was = null } = before
  const { delivery: now = null } = after
  if (was !== null && now !== null && was !== now)
    changes.push({ offerId: null, name: '', reason: 'delivery', was, now })
  return changes
}

function findLine(
  { lines }: BasketState,
  { offerId }: BasketStateLine,
): BasketStateLine | undefined {
  return lines.find((line) => line.offerId === offerId)
}

function listLineChanges(
  before: BasketStateLine,
  after: BasketStateLine | undefined,
): BasketChange[] {
  const { offerId, name } = before
  const compare = (reason: BasketChange['reason'], was: number, now: number): BasketChange[] =>
    was === now ? [] : [{ offerId, name, reason, was, now }]
  if (!after) return compare('quantity', before.quantity, 0)
  const isShort = after.available < after.quantity
  return [
    ...compare('price', before.price, after.price),
    ...compare('quantity', before.quantity, after.quantity),
    ...(isShort ? compare('stock', before.available, after.available) : []),
  ]
}
