import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { sumLine } from '@svetlitsa/domain/money/sum'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { BuyBar } from '@svetlitsa/ui/basket/buy-bar'
import { useOffer, useOfferRemains, useQuantity } from '../offer/selected-offer.ts'
import { BuyButton } from './buy-button.tsx'
import { formatLengthText } from './format-length-text.ts'
import type { OfferToBuy, ProductBuy } from './product-buy.ts'

type ProductBuyBarProps = { offer: OfferToBuy; buy: ProductBuy }

/**
 * The phone's bottom bar on a product page: price, or the sum of the length, delivery date and the
 * buy button.
 */
export function ProductBuyBar({ offer: initial, buy }: ProductBuyBarProps) {
  const { sign, byMetre } = buy
  const offer = useOffer(initial)
  const quantity = useQuantity(buy.quantity)
  const language = useLanguage()
  const remains = useOfferRemains(offer.id)
  return (
    <BuyBar
      sum={
        byMetre
          ? `${formatPrice(sumLine(offer.price.new, quantity), { sign })} ${formatLengthText(language, quantity)}`
          : formatPrice(offer.price.new, { sign })
      }
      note={remains?.deliveryText}
      action={<BuyButton offer={offer} buy={buy} size={48} />}
    />
  )
}
