'use client'

import { useRemains } from '@svetlitsa/api-client/product/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { BuyBar } from '@svetlitsa/ui/cart/buy-bar'
import { useOffer } from '../offer/offer-provider.tsx'
import { BuyButton, type ProductBuy } from './buy-button.tsx'

/** The phone's bottom bar on a product page: price, delivery date and the buy button. */
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
