'use client'

import { useProductAdditional, useRemains } from '@svetlitsa/api-client/query/product'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { LazyFaultNotice } from '@svetlitsa/shell/lazy-fault-notice'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { DeliveryLine } from '@svetlitsa/ui/shop/delivery-line'
import { DeliveryLines } from '@svetlitsa/ui/shop/delivery-lines'
import { RotateCcw, Store, Truck } from 'lucide-react'
import { useOffer } from './offer-scope.tsx'
import { storesWith } from './stores-with.ts'

export type DeliveryWords = {
  waiting: string
  free: string
  lift: string
  assembly: string
  pickup: string
  /** By the number of stores that have it, 0 first. */
  stores: readonly string[]
  return: string
  warranty: string
  failed: string
}

type ProductDeliveryProps = { productId: number; sign: string; words: DeliveryWords }

/** When it comes to the shopper's city, what that costs, where it can be fetched, and the return. */
export function ProductDelivery({ productId, sign, words }: ProductDeliveryProps) {
  const { offer } = useOffer()
  const { data: shell } = useShellState()
  const { data, isError, refetch } = useProductAdditional(productId)
  const { data: remains } = useRemains([offer.id])
  const own = remains?.get(offer.id)
  const sum = (value: number) =>
    value === 0 ? words.free : formatPrice(value, { sign, convert: false })
  const extras = data
    ? [
        words.lift.replace('{sum}', sum(data.delivery.liftPrice)),
        data.delivery.assemblyPrice === null
          ? ''
          : words.assembly.replace('{sum}', sum(data.delivery.assemblyPrice)),
      ].filter(Boolean)
    : []
  const stores = storesWith(data?.stores ?? [])
  const [nearest] = stores

  if (isError) return <LazyFaultNotice text={words.failed} onRetry={() => void refetch()} />
  return (
    <DeliveryLines>
      <DeliveryLine
        icon={<Icon of={Truck} />}
        title={own?.deliveryText || words.waiting}
        price={data && sum(data.delivery.price)}
        free={data?.delivery.price === 0}
      >
        <a
          href="/region-links/"
          data-window="region"
          className="rounded-small text-ink underline decoration-line-strong underline-offset-4"
        >
          {shell?.region.NAME ?? '…'}
        </a>
        {extras.length > 0 && `. ${extras.join(', ')}`}
      </DeliveryLine>
      <DeliveryLine
        icon={<Icon of={Store} />}
        title={own?.selfDeliveryText || words.pickup}
        price={words.free}
        free
      >
        {data ? (
          <>
            {words.stores[Math.min(stores.length, words.stores.length - 1)]}
            {nearest && ` — ${nearest.address}`}
          </>
        ) : (
          '…'
        )}
      </DeliveryLine>
      <DeliveryLine icon={<Icon of={RotateCcw} />} title={words.return}>
        {words.warranty}
      </DeliveryLine>
    </DeliveryLines>
  )
}
