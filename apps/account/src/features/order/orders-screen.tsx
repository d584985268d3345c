import { useOrders } from '@svetlitsa/api-client/query/order'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Pagination } from '@svetlitsa/ui/primitives/pagination'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { AccountPage } from '../account-page.tsx'
import { OrderCard } from './order-card.tsx'

type Filter = 'all' | 'active' | 'done'

const filters: readonly Filter[] = ['all', 'active', 'done']

/** The customer's orders, newest first (account §2, /personal-lk/orders). */
export function OrdersScreen({ page, filter }: { page: number; filter: Filter }) {
  const say = useTexts(orderTexts)
  return (
    <AccountPage title={say('title')}>
      <h1 className="text-h1">{say('title')}</h1>
      <nav aria-label={say('filters.label')} className="mt-5 flex flex-wrap gap-2">
        {filters.map((one) => (
          <Chip key={one} href={ordersHref(one)} chosen={one === filter}>
            {say(`filters.${one}`)}
          </Chip>
        ))}
      </nav>
      <OrderList page={page} filter={filter} />
    </AccountPage>
  )
}

function OrderList({ page, filter }: { page: number; filter: Filter }) {
  const say = useTexts(orderTexts)
  const { data, isError, refetch } = useOrders({ page, filter })
  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className="mt-6 h-60" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  if (data.orders.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState
          title={say('empty.title')}
          actions={<Button href={link.catalog()}>{say('empty.go')}</Button>}
        >
          {say('empty.text')}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <ul className="mt-4">
        {data.orders.map((order) => (
          <OrderCard key={order.guid} order={order} />
        ))}
      </ul>
      {data.pages > 1 && (
        <div className="mt-8">
          <Pagination
            words={{ label: say('pages'), previous: say('previous'), next: say('next') }}
            page={page}
            pageCount={data.pages}
            hrefOf={(at) => ordersHref(filter, at)}
          />
        </div>
      )}
    </>
  )
}

function ordersHref(filter: Filter, page = 1): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('filter', filter)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${link.orders()}?${text}` : link.orders()
}
