'use client'

import { kitPrice } from '@svetlitsa/domain/kit/kit-price'
import { useAddTogether } from '@svetlitsa/shell/basket/use-add-together'
import { useState } from 'react'
import type { Kit, KitCounts } from './kit-counts.ts'

/** Which parts of a kit are taken and how many, what they come to, and the way into the basket. */
export function useKit(kit: Kit) {
  const { add, isAdding } = useAddTogether(kit.name)
  const [counts, setCounts] = useState<KitCounts>(() => countsOf(kit))
  const [isTaken, setTaken] = useState(false)
  const parts = kit.items.map((item) => ({
    ...item,
    CNT: counts[item.offerId] ?? 0,
    isChosen: true,
  }))
  const things = parts.reduce((sum, { CNT }) => sum + CNT, 0)
  const take = async () => {
    const offers = parts
      .filter(({ CNT }) => CNT > 0)
      .map(({ offerId, CNT }) => ({ offerId, quantity: CNT }))
    if (offers.length > 0) setTaken(await add({ offers, projectId: `kit-${kit.id}` }))
  }
  const setCount = (offerId: number, count: number) => {
    setTaken(false)
    setCounts({ ...counts, [offerId]: count })
  }
  return { counts, setCount, price: kitPrice(parts), things, take, isAdding, isTaken }
}

/** What a kit cannot do without is taken; what can be left out waits to be added. */
function countsOf({ items }: Kit): KitCounts {
  return Object.fromEntries(
    items.map(({ offerId, CNT, isOptional }) => [offerId, isOptional ? 0 : CNT]),
  )
}
