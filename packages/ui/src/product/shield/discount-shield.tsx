import { calculateDiscountPercent } from '@svetlitsa/domain/price/calculate-discount-percent'
import type { Price } from '@svetlitsa/domain/price/price'
import { shouldShowDiscount } from '@svetlitsa/domain/price/should-show-discount'

type DiscountShieldProps = { price: Price }

/**
 * «−23 %», if the discount exceeds 1 % and the old price differs (domain.discount); otherwise
 * renders nothing.
 */
export function DiscountShield({ price }: DiscountShieldProps) {
  if (!shouldShowDiscount(price)) return null
  return (
    <span className="inline-flex h-6 items-center rounded-small bg-sale px-2 text-note font-semibold whitespace-nowrap text-on-sale">
      {`−${calculateDiscountPercent(price)}\u00a0%`}
    </span>
  )
}
