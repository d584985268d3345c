'use client'

import { useProductAdditional } from '@svetlitsa/api-client/query/product'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { StoreList } from '@svetlitsa/ui/shop/store-list'

type CityStoresProps = {
  /** Any product of the shop: the stores of a region come with what is asked for a product. */
  productId: number
  words: { title: string; none: string; phones: string }
}

/** The phone and the stores of the shopper's city. */
export function CityStores({ productId, words }: CityStoresProps) {
  const { data: shell } = useShellState()
  const { data, isError, isPending, refetch } = useProductAdditional(productId)
  return (
    <section className="mt-8 min-h-140 max-w-text md:mt-10">
      <h2 className="text-h2">{words.phones}</h2>
      <p className="mt-3 mb-8 h-7 text-window">
        {shell?.phone && (
          <a href={`tel:${shell.phone.phoneSanitized}`} className="rounded-small">
            {shell.phone.phone}
          </a>
        )}
      </p>
      <h2 className="mb-4 text-h2">{words.title}</h2>
      {isError && <FaultNotice onRetry={() => void refetch()} />}
      {isPending && <Skeleton shape="heading" />}
      {data?.stores.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {data && data.stores.length > 0 && (
        <StoreList
          stores={data.stores.map(({ id, name, address, phone, hours }) => ({
            id,
            name,
            address,
            distance: phone,
            note: hours,
          }))}
        />
      )}
    </section>
  )
}
