import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-lk/orders/')({ component: OrdersScreen })

function OrdersScreen() {
  return <h1>Мои заказы</h1>
}
