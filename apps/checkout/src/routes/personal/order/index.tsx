import { createFileRoute } from '@tanstack/react-router'
import { BasketScreen } from '../../../features/basket/basket-screen.tsx'
import { BasketBonus } from '../../../features/bonus/basket-bonus.tsx'
import { CouponForm } from '../../../features/coupon/coupon-form.tsx'
import { OrderForm } from '../../../features/order/order-form.tsx'

export const Route = createFileRoute('/personal/order/')({ component: Basket })

function Basket() {
  return (
    <BasketScreen
      orderForm={(basket) => <OrderForm basket={basket} />}
      couponForm={(basket) => (
        <>
          <CouponForm applied={basket.coupon?.code ?? null} />
          <div className="mt-2">
            <BasketBonus basket={basket} />
          </div>
        </>
      )}
    />
  )
}
