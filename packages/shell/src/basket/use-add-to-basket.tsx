'use client'

import type { AddedThing } from './added-thing.ts'
import { usePutting } from './use-putting.tsx'

/**
 * Puts a thing into the basket, once however often the button is pressed (storefront §4, «Add to
 * cart»): the counts in the header follow, and the window of the added thing opens, or one that says
 * why it could not be.
 */
export function useAddToBasket() {
  const { put, isAdding } = usePutting()
  const add = (thing: AddedThing, quantity: number) =>
    put((how, means) => how.putThing(thing, quantity, means))
  return { add, isAdding }
}
