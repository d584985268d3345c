import { usePartnerPrice } from '@svetlitsa/api-client/partner/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'

type PartnerPriceProps = {
  offerId: number
  /** The offers of the whole list, asked for together. */
  offerIds?: readonly number[]
  label: string
  sign: string
}

/**
 * The price of a designer or wholesale partner, loaded after the page: the page itself is cached for
 * everybody and never contains it (role.designer).
 */
export function PartnerPrice({ offerId, offerIds, label, sign }: PartnerPriceProps) {
  const price = usePartnerPrice(offerId, offerIds)
  if (!price) return null
  return (
    <p data-partner-price className="flex flex-wrap items-baseline gap-x-2 text-small text-forest">
      {label}
      <span className="font-semibold whitespace-nowrap">{formatPrice(price.new, { sign })}</span>
    </p>
  )
}
