import { useOrders } from '@svetlitsa/api-client/customer-order/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Field } from '@svetlitsa/ui/forms/field'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { useNavigate } from '@tanstack/react-router'
import { AccountPage } from '../../account/account-page.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { OrderCard } from './order-card.tsx'

type OrdersChoice = { page: number; filter: 'all' | 'active' | 'done'; search: string }

const filters = ['all', 'active', 'done'] as const

/** The customer's orders, newest first (lk.orders, /personal-lk/orders). */
export function OrdersScreen(choice: OrdersChoice) {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const { filter, search } = choice
  const find = (text: string) =>
    navigate({ href: buildOrdersHref({ ...choice, search: text, page: 1 }), replace: true })
  return (
    <AccountPage title={t('title')}>
      <h1 className="text-h1">{t('title')}</h1>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label={t('filters.label')} className="flex flex-wrap gap-2">
          {filters.map((option) => (
            <Chip
              key={option}
              href={buildOrdersHref({ filter: option, search, page: 1 })}
              chosen={option === filter}
            >
              {t(`filters.${option}`)}
            </Chip>
          ))}
        </nav>
        <div className="w-full md:w-72">
          <Field
            label={t('search')}
            hideLabel
            type="search"
            placeholder={t('search')}
            size={44}
            maxLength={100}
            defaultValue={search}
            onChange={({ currentTarget }) => void find(currentTarget.value)}
          />
        </div>
      </div>
      <OrderList {...choice} />
    </AccountPage>
  )
}

function OrderList(choice: OrdersChoice) {
  const t = useTexts(orderTexts)
  const { page, filter, search } = choice
  const { data, isError, refetch } = useOrders({ page, filter, search })
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.orders.length === 0) return <NoOrders isFiltered={filter !== 'all' || search !== ''} />
  return (
    <>
      <ul className="mt-4 border-t border-line">
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
            getHref={(pageNumber) => buildOrdersHref({ ...choice, page: pageNumber })}
          />
        </div>
      )}
    </>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts(orderTexts)
  return (
    <div className="mt-6">
      {isFiltered ? (
        <EmptyState
          title={t('nothing.title')}
          actions={
            <Button kind="soft" href={link.orders()}>
              {t('nothing.go')}
            </Button>
          }
        >
          {t('nothing.text')}
        </EmptyState>
      ) : (
        <EmptyState
          title={t('empty.title')}
          actions={<Button href={link.catalog()}>{t('empty.go')}</Button>}
        >
          {t('empty.text')}
        </EmptyState>
      )}
    </div>
  )
}

function buildOrdersHref({ page, filter, search }: OrdersChoice): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('filter', filter)
  if (search !== '') query.set('search', search)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${link.orders()}?${text}` : link.orders()
}
