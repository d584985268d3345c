import { type OrderServices, useOrderServices } from '@svetlitsa/api-client/order-services/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { orderServicesTexts } from '@svetlitsa/i18n/order-services/order-services-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { Suspense } from 'react'
import { AccountPage } from '../../account/account-page.tsx'
import { BackLink } from '../../account/back-link.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'

// Not needed by an order whose services cannot be chosen any more.
const ServicesForm = lazyWithReload(() =>
  import('./services-form.tsx').then((module) => ({ default: module.ServicesForm })),
)

/** Delivery and services of an order after the purchase (services.delivery). */
export function OrderServicesScreen({ guid }: { guid: string }) {
  const t = useTexts(orderServicesTexts)
  const content = <ServicesContent guid={guid} />
  return (
    <AccountPage title={t('title')} guest={content}>
      {content}
    </AccountPage>
  )
}

function ServicesContent({ guid }: { guid: string }) {
  const t = useTexts(orderTexts)
  const { data: session } = useUserData()
  const isLoggedIn = Boolean(session?.userData)
  const { data, isError, refetch } = useOrderServices(guid, { isLoggedIn })
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton rows={4} />
  if (data.ok) return <ServicesParts loaded={data.answer} />
  if (data.reason === 'not_owner') return <LoginNeeded />
  return (
    <EmptyState
      title={t('notFound')}
      headingLevel={1}
      actions={<Button href={link.orders()}>{t('back')}</Button>}
    >
      {t('notFoundText')}
    </EmptyState>
  )
}

function ServicesParts({ loaded }: { loaded: OrderServices }) {
  const t = useTexts(orderServicesTexts)
  const { order, canChange } = loaded
  const number = order.id
  const toOrder = link.order(order.guid)
  if (!canChange) {
    return (
      <EmptyState
        title={t('closedTitle')}
        headingLevel={1}
        actions={<Button href={toOrder}>{t('back', { number })}</Button>}
      >
        {t('closed')}
      </EmptyState>
    )
  }
  return (
    <>
      <BackLink href={toOrder}>{t('back', { number })}</BackLink>
      <h1 className="text-h1">{t('heading', { number })}</h1>
      <Suspense fallback={<PageSkeleton rows={4} />}>
        <ServicesForm loaded={loaded} />
      </Suspense>
    </>
  )
}

/** The login stays on the page, which then belongs to the order's customer. */
function LoginNeeded() {
  const t = useTexts(orderServicesTexts)
  const { open } = useWindows()
  return (
    <EmptyState
      title={t('guestTitle')}
      headingLevel={1}
      actions={<Button onClick={() => open('login', {})}>{t('login')}</Button>}
    >
      {t('guest')}
    </EmptyState>
  )
}
