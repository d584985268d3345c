import type { Basket, BasketItem } from '@svetlitsa/api-client/basket/queries'
import type { ShopEvent } from './shop-event.ts'
import { toEventItems } from './to-event-items.ts'
import { trackEvent } from './track-event.ts'

type Lines = Pick<Basket, 'items' | 'unavailable'>

/**
 * Builds the events of a basket change: what was added and removed, with quantities. A line that
 * became unavailable does not count as removed, and a check mark is no change.
 */
export function buildBasketEvents(before: Lines | undefined, after: Lines): ShopEvent[] {
  if (!before) return []
  const oldQuantities = countQuantities(before)
  const newQuantities = countQuantities(after)
  const removed = listIncreasedLines(
    listLines(before),
    (line) => getQuantity(oldQuantities, line) - getQuantity(newQuantities, line),
  )
  const added = listIncreasedLines(
    listLines(after),
    (line) => getQuantity(newQuantities, line) - getQuantity(oldQuantities, line),
  )
  return [
    ...(removed.length > 0 ? [{ action: 'remove' as const, items: toEventItems(removed) }] : []),
    ...(added.length > 0 ? [{ action: 'add' as const, items: toEventItems(added) }] : []),
  ]
}

/** Reports a basket change to analytics. */
export function reportBasket(before: Basket | undefined, after: Basket): void {
  for (const event of buildBasketEvents(before, after)) trackEvent(event)
}

const listLines = ({ items, unavailable }: Lines) => [...items, ...unavailable]
const countQuantities = (lines: Lines) =>
  new Map(listLines(lines).map((line) => [line.id, line.quantity]))
const getQuantity = (quantityById: ReadonlyMap<number, number>, line: BasketItem) =>
  quantityById.get(line.id) ?? 0

function listIncreasedLines(
  lines: readonly BasketItem[],
  getChange: (line: BasketItem) => number,
): BasketItem[] {
  return lines
    .filter((line) => getChange(line) > 0)
    .map((line) => ({ ...line, quantity: getChange(line) }))
}
