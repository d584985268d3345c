import { Price, type PriceLabels } from '../price/price.tsx'
import { DiscountBadge } from '../product-badge/product-badge.tsx'
import { useCardOffer } from './card-offer-provider.tsx'

type CardPriceProps = { labels: PriceLabels; sign?: string }

/** The price of the selected offer. */
export function CardPrice({ labels, sign }: CardPriceProps) {
  const { offer } = useCardOffer()
  // An offer that is not sold has no price.
  if (offer.price.new === 0) return null
  return <Price price={offer.price} labels={labels} sign={sign} />
}

/** The discount of the selected offer in percent, on the picture of its card. */
export function CardDiscount() {
  const { offer } = useCardOffer()
  return <DiscountBadge price={offer.price} />
}
