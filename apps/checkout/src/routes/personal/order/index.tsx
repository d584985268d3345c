import { createFileRoute } from '@tanstack/react-router'
import { BasketScreen } from '../../../features/basket/basket-screen.tsx'
import { DiscountPart, OrderForm } from './-lazy-parts.tsx'

export const Route = createFileRoute('/personal/order/')({ component: Basket })

function Basket() {
  return (
    <BasketScreen
      orderForm={(basket) => <OrderForm basket={basket} />}
      couponForm={(basket) => <DiscountPart basket={basket} />}
    />
  )
}
