import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal/order/')({ component: BasketScreen })

function BasketScreen() {
  return <h1>Корзина</h1>
}
