import { buildKitProjectId, calculateKitPrice } from '@svetlitsa/domain/kit/kit'
import { useAddOffers } from '@svetlitsa/shell/basket/use-add-offers'
import { useState } from 'react'
import type { Kit, KitCounts } from './kit.ts'

/**
 * Selected parts of a kit with quantities, their total, and the action that adds them to the
 * basket.
 */
export function useKit(kit: Kit) {
  const { add, isAdding } = useAddOffers(kit.name)
  const [counts, setCounts] = useState<KitCounts>(() => getInitialCounts(kit))
  const [isAdded, setAdded] = useState(false)
  const parts = kit.items.map((item) => ({
    ...item,
    CNT: counts[item.offerId] ?? 0,
    isChosen: true,
  }))
  const itemCount = parts.reduce((sum, { CNT }) => sum + CNT, 0)
  const addKit = async () => {
    const offers = parts
      .filter(({ CNT }) => CNT > 0)
      .map(({ offerId, CNT }) => ({ offerId, quantity: CNT }))
    if (offers.length > 0) setAdded(await add({ offers, projectId: buildKitProjectId(kit.id) }))
  }
  const setCount = (offerId: number, count: number) => {
    setAdded(false)
    setCounts({ ...counts, [offerId]: count })
  }
  return {
    counts,
    setCount,
    price: calculateKitPrice(parts),
    itemCount,
    addKit,
    isAdding,
    isAdded,
  }
}

/** Required parts are selected initially, optional ones are not. */
function getInitialCounts({ items }: Kit): KitCounts {
  return Object.fromEntries(
    items.map(({ offerId, CNT, isOptional }) => [offerId, isOptional ? 0 : CNT]),
  )
}
