import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { BasketBonus } from '../../../features/bonus/basket-bonus.tsx'
import { CouponForm } from '../../../features/coupon/coupon-form.tsx'

/** Coupon and bonuses of the basket. */
export function DiscountPart({ basket }: { basket: Basket }) {
  return (
    <>
      <CouponForm applied={basket.coupon?.code ?? null} />
      <div className="mt-2">
        <BasketBonus basket={basket} />
      </div>
    </>
  )
}
