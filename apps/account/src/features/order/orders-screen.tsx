import { useOrders } from '@svetlitsa/api-client/order/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { AccountPage } from '../../account/account-page.tsx'
import { OrderCard } from './order-card.tsx'

type Filter = 'all' | 'active' | 'done'

const filters: readonly Filter[] = ['all', 'active', 'done']

/** The customer's orders, newest first (lk.orders, /personal-lk/orders). */
export function OrdersScreen({ page, filter }: { page: number; filter: Filter }) {
  const t = useTexts(orderTexts)
  return (
    <AccountPage title={t('title')}>
      <h1 className="text-h1">{t('title')}</h1>
      <nav aria-label={t('filters.label')} className="mt-5 flex flex-wrap gap-2">
        {filters.map((option) => (
          <Chip key={option} href={buildOrdersHref(option)} chosen={option === filter}>
            {t(`filters.${option}`)}
          </Chip>
        ))}
      </nav>
      <OrderList page={page} filter={filter} />
    </AccountPage>
  )
}

function OrderList({ page, filter }: { page: number; filter: Filter }) {
  const t = useTexts(orderTexts)
  const { data, isError, refetch } = useOrders({ page, filter })
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
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
          title={t('empty.title')}
          actions={<Button href={link.catalog()}>{t('empty.go')}</Button>}
        >
          {t('empty.text')}
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
            labels={{ label: t('pages'), previous: t('previous'), next: t('next') }}
            page={page}
            pageCount={data.pages}
            getHref={(pageNumber) => buildOrdersHref(filter, pageNumber)}
          />
        </div>
      )}
    </>
  )
}

function buildOrdersHref(filter: Filter, page = 1): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('filter', filter)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${link.orders()}?${text}` : link.orders()
}
