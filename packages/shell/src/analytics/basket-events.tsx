import type { Basket, BasketItem } from '@svetlitsa/api-client/query/basket'
import { eventItems } from './event-items.tsx'
import type { ShopEvent } from './shop-event.tsx'
import { trackEvent } from './track-event.tsx'

type Lines = Pick<Basket, 'items' | 'unavailable'>

/**
 * What a change of the basket means to the reports: what went out of it and what came in, by how
 * much. A line that can no longer be bought has not been taken out, and a tick changes nothing.
 */
export function basketEvents(before: Lines | undefined, after: Lines): ShopEvent[] {
  if (!before) return []
  const was = quantities(before)
  const is = quantities(after)
  const gone = moved(linesOf(before), (line) => quantityIn(was, line) - quantityIn(is, line))
  const come = moved(linesOf(after), (line) => quantityIn(is, line) - quantityIn(was, line))
  return [
    ...(gone.length > 0 ? [{ action: 'remove' as const, items: eventItems(gone) }] : []),
    ...(come.length > 0 ? [{ action: 'add' as const, items: eventItems(come) }] : []),
  ]
}

/** Tells the reports what a change of the basket meant. */
export function reportBasket(before: Basket | undefined, after: Basket): void {
  for (const event of basketEvents(before, after)) trackEvent(event)
}

const linesOf = ({ items, unavailable }: Lines) => [...items, ...unavailable]
const quantities = (lines: Lines) => new Map(linesOf(lines).map((line) => [line.id, line.quantity]))
const quantityIn = (known: ReadonlyMap<number, number>, line: BasketItem) => known.get(line.id) ?? 0

function moved(lines: readonly BasketItem[], by: (line: BasketItem) => number): BasketItem[] {
  return lines.filter((line) => by(line) > 0).map((line) => ({ ...line, quantity: by(line) }))
}
