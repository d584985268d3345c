'use client'

import { useRemains } from '@svetlitsa/api-client/query/product'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { BuyBar } from '@svetlitsa/ui/chrome/buy-bar'
import { BuyButton, type ProductBuy } from './buy-button.tsx'
import { useOffer } from './offer-scope.tsx'

/** The phone's bottom bar on a product's page: price, day and the way to buy. */
export function ProductBuyBar({ buy }: { buy: ProductBuy }) {
  const { offer } = useOffer()
  const { data } = useRemains([offer.id])
  return (
    <BuyBar
      sum={[formatPrice(offer.price.new, { sign: buy.sign }), buy.unit].filter(Boolean).join(' ')}
      note={data?.get(offer.id)?.deliveryText}
      action={<BuyButton buy={buy} size={48} />}
    />
  )
}
