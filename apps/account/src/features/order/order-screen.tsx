import { type CustomerOrder, useOrderByLink } from '@svetlitsa/api-client/customer-order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { getShownState } from '@svetlitsa/domain/order/order-state'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { OrderStatusBadge } from '@svetlitsa/ui/order/order-status-badge'
import { Suspense, useState } from 'react'
import { AccountPage } from '../../account/account-page.tsx'
import { BackLink } from '../../account/back-link.tsx'
import { Loaded } from '../../account/loaded.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { GuestNotice } from './guest-notice.tsx'
import { OrderActions, type OrderForm } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'
import { hasRefunds } from './refund/has-refunds.ts'

// Few orders have it.
const OrderRefunds = lazyPart(
  async () => ({ default: (await import('./refund/order-refunds.tsx')).OrderRefunds }),
  <div className="mt-8 h-24" />,
)

// Only a guest whose link has expired needs it.
const PhoneForm = lazyWithReload(() =>
  import('./phone-form.tsx').then((module) => ({ default: module.PhoneForm })),
)

type OrderScreenProps = { guid: string; form: OrderForm | null }

/**
 * One order: for its customer with the menu of the account, for whoever has only its link without
 * (lk.guest-order).
 */
export function OrderScreen(props: OrderScreenProps) {
  const t = useTexts(orderTexts)
  const content = <OrderContent {...props} />
  return (
    <AccountPage title={t('title')} guest={content}>
      {content}
    </AccountPage>
  )
}

function OrderContent({ guid, form }: OrderScreenProps) {
  const t = useTexts(orderTexts)
  const { data: session } = useUserData()
  const isLoggedIn = Boolean(session?.userData)
  const [phoneNumber, setPhoneNumber] = useState<string>()
  const query = useOrderByLink(guid, { isLoggedIn, phoneNumber })
  const openByPhone = (entered: string) =>
    entered === phoneNumber ? void query.refetch() : setPhoneNumber(entered)
  const renderPhoneForm = (isWrong: boolean) => (
    <Suspense fallback={<PageSkeleton rows={1} />}>
      <PhoneForm
        entered={phoneNumber ?? ''}
        isWrong={isWrong}
        failure={query.error}
        onPhone={openByPhone}
      />
    </Suspense>
  )
  // A call that failed, by too many tries too, leaves what was entered.
  if (phoneNumber !== undefined && query.isError && !query.data) return renderPhoneForm(false)
  return (
    <Loaded query={query} rows={4}>
      {({ order, refusal }) => {
        if (order) return <OrderParts order={order} form={form} isLoggedIn={isLoggedIn} />
        if (refusal === 'phone_needed' || phoneNumber !== undefined)
          return renderPhoneForm(refusal === 'not_found')
        return (
          <EmptyState
            title={t('notFound')}
            headingLevel={1}
            actions={<Button href={link.orders()}>{t('back')}</Button>}
          >
            {t('notFoundText')}
          </EmptyState>
        )
      }}
    </Loaded>
  )
}

type OrderPartsProps = { order: CustomerOrder; form: OrderForm | null; isLoggedIn: boolean }

function OrderParts({ order, form, isLoggedIn }: OrderPartsProps) {
  const t = useTexts(orderTexts)
  return (
    <>
      {isLoggedIn && <BackLink href={link.orders()}>{t('back')}</BackLink>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-h1">{t('number', { number: order.id })}</h1>
        <OrderStatusBadge state={order.state}>
          {t(`states.${getShownState(order)}`)}
        </OrderStatusBadge>
      </div>
      {order.related.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-3 text-small">
          <span className="text-ink-soft">{t('related')}</span>
          {order.related.map(({ id, guid }) => (
            <TextLink key={guid} href={link.order(guid)}>
              {t('number', { number: id })}
            </TextLink>
          ))}
        </p>
      )}
      <div className="mt-6">
        <OrderProgress order={order} />
      </div>
      <GuestNotice order={order} isLoggedIn={isLoggedIn} />
      <OrderActions order={order} form={form} />
      {hasRefunds(order) && <OrderRefunds order={order} />}
      <OrderDetails order={order} />
      <OrderLines order={order} />
    </>
  )
}
