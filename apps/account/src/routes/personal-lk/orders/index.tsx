import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { parseText } from '@svetlitsa/shell/search-params/parse-text'
import { createFileRoute } from '@tanstack/react-router'
import { OrdersScreen } from '../../../features/order/orders-screen.tsx'

export const Route = createFileRoute('/personal-lk/orders/')({
  component: Orders,
  validateSearch: ({ page, filter, search }) => ({
    page: parsePage(page),
    filter: parseChoice(['all', 'active', 'done'], filter),
    search: parseText(search, 100),
  }),
})

function Orders() {
  const { page = 1, filter = 'all', search = '' } = Route.useSearch()
  return <OrdersScreen page={page} filter={filter} search={search} />
}
