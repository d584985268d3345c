import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { CheckoutBonus } from '../../../features/bonus/checkout-bonus.tsx'
import { CheckoutCoupon } from '../../../features/coupon/checkout-coupon.tsx'

/** Coupon and bonuses, which are accepted until the orders are made. */
export function DiscountPart({ checkout }: { checkout: Checkout }) {
  return (
    <div className="flex max-w-text flex-col gap-3">
      <CheckoutCoupon checkout={checkout} />
      <CheckoutBonus checkout={checkout} />
    </div>
  )
}
