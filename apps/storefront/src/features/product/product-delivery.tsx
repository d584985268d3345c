'use client'

import { useProductAdditional, useRemains } from '@svetlitsa/api-client/query/product'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { arrivalPrice } from '@svetlitsa/domain/price/arrival-price'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { LazyFaultNotice } from '@svetlitsa/shell/lazy-fault-notice'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { DeliveryLine } from '@svetlitsa/ui/shop/delivery-line'
import { DeliveryLines } from '@svetlitsa/ui/shop/delivery-lines'
import { RotateCcw, Store, Truck } from 'lucide'
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
  /** The chosen offer is nowhere in the region. */
  absent: string
  absentHint: string
}

type ProductDeliveryProps = { productId: number; sign: string; words: DeliveryWords }

/** When it comes to the shopper's city, what that costs, where it can be fetched, and the return. */
export function ProductDelivery({ productId, sign, words }: ProductDeliveryProps) {
  const { offer } = useOffer()
  const language = useLanguage()
  const { data: shell } = useShellState()
  const { data, isError, refetch } = useProductAdditional(productId)
  const { data: remains } = useRemains([offer.id])
  const own = remains?.get(offer.id)
  const sum = (value: number) =>
    value === 0 ? words.free : formatPrice(value, { sign, convert: false })
  const { delivery } = data ?? {}
  const price =
    delivery &&
    arrivalPrice(
      offer.price.new,
      { ...delivery.tariff, liftByElevator: delivery.liftPrice },
      { lift: false, assembly: false },
    )
  const extras = price
    ? [
        words.lift.replace('{sum}', sum(price.lift)),
        delivery?.assemblyPrice === null
          ? ''
          : words.assembly.replace('{sum}', sum(price.assembly)),
      ].filter(Boolean)
    : []
  const stores = storesWith(data?.stores ?? [], offer.id)
  const [nearest] = stores
  const city = (
    <a
      href="/region-links/"
      data-window="region"
      className="rounded-small text-ink underline decoration-line-strong underline-offset-4"
    >
      {shell?.region.NAME ?? '…'}
    </a>
  )
  const back = (
    <DeliveryLine icon={<Icon of={RotateCcw} />} title={words.return}>
      {words.warranty}
    </DeliveryLine>
  )

  if (isError) return <LazyFaultNotice text={words.failed} onRetry={() => void refetch()} />
  if (own?.quantity === 0) {
    return (
      <DeliveryLines>
        <DeliveryLine icon={<Icon of={Truck} />} title={words.absent}>
          {city}. {words.absentHint}
        </DeliveryLine>
        {back}
      </DeliveryLines>
    )
  }
  return (
    <DeliveryLines>
      <DeliveryLine
        icon={<Icon of={Truck} />}
        title={own?.deliveryText || words.waiting}
        price={price && sum(price.delivery)}
        free={price?.delivery === 0}
      >
        {city}
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
            {nearest && (
              <>
                {' — '}
                <Untranslated on={language}>{nearest.address}</Untranslated>
              </>
            )}
          </>
        ) : (
          '…'
        )}
      </DeliveryLine>
      {back}
    </DeliveryLines>
  )
}
