import { type Checkout, useCheckout } from '@svetlitsa/api-client/checkout/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { ShortPage } from '@svetlitsa/shell/spa/short-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { OfflineNotice } from '../../checkout/offline-notice.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

type CheckoutScreenProps = {
  /** The checkout of the address; without it the one of this visitor's basket. */
  hash: string | undefined
  children: (checkout: Checkout) => ReactNode
}

/** The new checkout in the short layout (route.checkout). */
export function CheckoutScreen({ hash, children }: CheckoutScreenProps) {
  const t = useTexts(checkoutStepsTexts)
  const navigate = useNavigate()
  const { data, isError, refetch } = useCheckout(hash ?? '')
  const openedId = data?.checkout?.id
  useEffect(() => {
    // The address names the checkout, so that a reload, Back and another device find it again.
    if (hash || !openedId) return
    // The person may be typing: the page stays where it is.
    void navigate({ href: link.checkout(openedId), replace: true, resetScroll: false })
  }, [hash, openedId, navigate])
  return (
    <ShortPage title={t('title')}>
      {data?.refusal ? (
        <NoCheckout reason={data.refusal} />
      ) : (
        <>
          <h1 className="text-h1">{t('title')}</h1>
          <div className="mt-6">
            <OfflineNotice />
            {isError && !data && <ErrorNotice onRetry={() => void refetch()} />}
            {!data && !isError && <CheckoutSkeleton />}
            {data?.checkout && <Shown checkout={data.checkout}>{children}</Shown>}
          </div>
        </>
      )}
    </ShortPage>
  )
}

type ShownProps = { checkout: Checkout; children: (checkout: Checkout) => ReactNode }

/** Another checkout starts anew; the first write only gives the shown one its hash. */
function Shown({ checkout, children }: ShownProps) {
  const { id } = checkout
  const [shown, setShown] = useState({ id, turn: 0 })
  if (id !== shown.id) setShown({ id, turn: shown.id === '' ? shown.turn : shown.turn + 1 })
  return <Fragment key={shown.turn}>{children(checkout)}</Fragment>
}

/** An empty basket leads to the catalogue; a link that leads nowhere says so. */
function NoCheckout({ reason }: { reason: 'not_found' | 'basket_empty' }) {
  const t = useTexts(checkoutStepsTexts)
  const name = reason === 'not_found' ? 'notFound' : 'empty'
  return (
    <EmptyState
      title={t(`${name}.title`)}
      headingLevel={1}
      size="page"
      actions={<Button href={link.catalog()}>{t('empty.go')}</Button>}
    >
      {t(`${name}.text`)}
    </EmptyState>
  )
}
