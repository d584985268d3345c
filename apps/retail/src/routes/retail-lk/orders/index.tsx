import { parseGuid } from '@svetlitsa/shell/search-params/parse-guid'
import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { parseOrderFilter, removeAbsent } from '../../../features/order/list/parse-order-filter.ts'
import { RetailOrdersScreen } from '../../../features/order/list/retail-orders-screen.tsx'

export const Route = createFileRoute('/retail-lk/orders/')({
  component: RetailOrders,
  validateSearch: ({
    order,
    ...query
  }): ReturnType<typeof parseOrderFilter> & { order?: string | undefined } => ({
    ...parseOrderFilter(query),
    order: parseGuid(order),
  }),
})

function RetailOrders() {
  const { order = null, ...query } = Route.useSearch()
  const filter = removeAbsent(parseOrderFilter(query))
  const navigate = Route.useNavigate()
  return (
    <StaffOnly>
      {({ name }) => (
        <RetailOrdersScreen
          key={order}
          userName={name}
          openedGuid={order}
          filter={filter}
          onFilter={(chosen) =>
            void navigate({ search: { ...chosen, order: order ?? undefined }, replace: true })
          }
        />
      )}
    </StaffOnly>
  )
}
