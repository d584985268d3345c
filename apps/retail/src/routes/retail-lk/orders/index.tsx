import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/retail-lk/orders/')({ component: RetailOrdersScreen })

function RetailOrdersScreen() {
  return <h1>Заказы</h1>
}
