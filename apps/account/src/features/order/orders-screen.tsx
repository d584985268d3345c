import { useOrders } from '@svetlitsa/api-client/customer-order/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Field } from '@svetlitsa/ui/forms/field'
import { useNavigate } from '@tanstack/react-router'
import { AccountPage } from '../../account/account-page.tsx'
import { EmptyList } from '../../account/empty-list.tsx'
import { PageLinks } from '../../account/page-links.tsx'
import { LoadedOrders } from '../../kept-orders/loaded-orders.tsx'
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
  const isFiltered = filter !== 'all' || search !== ''
  const query = useOrders({ page, filter, search })
  return (
    <LoadedOrders query={query} isNewest={page === 1 && !isFiltered}>
      {({ orders, pages }) => {
        if (orders.length === 0) return <NoOrders isFiltered={isFiltered} />
        return (
          <>
            <ul className="mt-4 border-t border-line">
              {orders.map((order) => (
                <OrderCard key={order.guid} order={order} />
              ))}
            </ul>
            <PageLinks
              label={t('pages')}
              page={page}
              pages={pages}
              getHref={(number) => buildOrdersHref({ ...choice, page: number })}
            />
          </>
        )
      }}
    </LoadedOrders>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts(orderTexts)
  if (isFiltered) {
    const go = { href: link.orders(), label: t('nothing.go'), kind: 'soft' } as const
    return <EmptyList title={t('nothing.title')} text={t('nothing.text')} go={go} />
  }
  const go = { href: link.catalog(), label: t('empty.go') }
  return <EmptyList title={t('empty.title')} text={t('empty.text')} go={go} />
}

function buildOrdersHref({ page, filter, search }: OrdersChoice): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('filter', filter)
  if (search !== '') query.set('search', search)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${link.orders()}?${text}` : link.orders()
}
