'use client'

import { useProductAdditional } from '@svetlitsa/api-client/query/product'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { StoreList } from '@svetlitsa/ui/shop/store-list'
import { storesWith } from './stores-with.ts'

type ProductStoresProps = {
  productId: number
  words: { none: string; failed: string }
}

/** The stores of the city in which the thing can be seen, with their hours. */
export function ProductStores({ productId, words }: ProductStoresProps) {
  const { data, isError, isPending, refetch } = useProductAdditional(productId)
  if (isError) return <FaultNotice text={words.failed} onRetry={() => void refetch()} />
  if (isPending) {
    return (
      <div aria-busy="true" className="flex h-40 flex-col gap-4">
        <Skeleton width="half" />
        <Skeleton width="most" />
      </div>
    )
  }
  const stores = storesWith(data.stores)
  if (stores.length === 0) return <p className="text-ink-soft">{words.none}</p>
  return (
    <StoreList
      stores={stores.map(({ id, name, address, phone, hours }) => ({
        id,
        name,
        address,
        distance: phone,
        note: hours,
      }))}
    />
  )
}
