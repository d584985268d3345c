'use client'

import { useRemains } from '@svetlitsa/api-client/product/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { sumLine } from '@svetlitsa/domain/money/sum-line'
import { BuyBar } from '@svetlitsa/ui/cart/buy-bar'
import { useOffer } from '../offer/offer-provider.tsx'
import { BuyButton, type ProductBuy } from './buy-button.tsx'
import { formatLengthText } from './format-length-text.ts'

/**
 * The phone's bottom bar on a product page: price, or the sum of the length, delivery date and the
 * buy button.
 */
export function ProductBuyBar({ buy }: { buy: ProductBuy }) {
  const { offer, quantity } = useOffer()
  const { sign } = buy
  const { data } = useRemains([offer.id])
  return (
    <BuyBar
      sum={
        buy.length
          ? `${formatPrice(sumLine(offer.price.new, quantity), { sign })} ${formatLengthText(buy.length, quantity)}`
          : formatPrice(offer.price.new, { sign })
      }
      note={data?.get(offer.id)?.deliveryText}
      action={<BuyButton buy={buy} size={48} />}
    />
  )
}
