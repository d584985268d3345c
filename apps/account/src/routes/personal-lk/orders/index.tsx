import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OrdersScreen } from '../../../features/order/orders-screen.tsx'

const search = z.object({
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  filter: z.catch(z.optional(z.enum(['all', 'active', 'done'])), undefined),
})

export const Route = createFileRoute('/personal-lk/orders/')({
  component: Orders,
  validateSearch: (query) => search.parse(query),
})

function Orders() {
  const { page = 1, filter = 'all' } = Route.useSearch()
  return <OrdersScreen page={page} filter={filter} />
}
