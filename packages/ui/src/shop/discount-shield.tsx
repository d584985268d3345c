import { discountPercent } from '@svetlitsa/domain/price/discount-percent'
import type { Price } from '@svetlitsa/domain/price/price'
import { showsDiscount } from '@svetlitsa/domain/price/shows-discount'

type DiscountShieldProps = { price: Price }

/** «−23 %», where the percent exceeds 1 and the old price differs (storefront §5); else nothing. */
export function DiscountShield({ price }: DiscountShieldProps) {
  if (!showsDiscount(price)) return null
  return (
    <span className="inline-flex h-6 items-center rounded-small bg-sale px-2 text-note font-semibold whitespace-nowrap text-on-sale">
      {`−${discountPercent(price)}\u00a0%`}
    </span>
  )
}
