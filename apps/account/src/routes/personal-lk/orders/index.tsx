import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OrdersScreen } from '../../../features/order/orders-screen.tsx'

const query = z.object({
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  filter: z.catch(z.optional(z.enum(['all', 'active', 'done'])), undefined),
  // The router reads digits as a number: a search for an order is one.
  search: z.catch(z.optional(z.coerce.string().check(z.maxLength(100))), undefined),
})

export const Route = createFileRoute('/personal-lk/orders/')({
  component: Orders,
  validateSearch: (found) => query.parse(found),
})

function Orders() {
  const { page = 1, filter = 'all', search = '' } = Route.useSearch()
  return <OrdersScreen page={page} filter={filter} search={search} />
}
