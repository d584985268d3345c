import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import {
  useConfirmOrder,
  useOrderConfirmation,
} from '@svetlitsa/api-client/order-confirmation/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { CheckoutNotFound } from '../../checkout/checkout-not-found.tsx'
import { CheckoutSummary } from '../../checkout/checkout-summary.tsx'
import { ScreenPlace } from '../../checkout/screen-place.tsx'

/** An order that the call centre made, for its customer to confirm (payment.confirm). */
export function OrderConfirmationScreen({ guid }: { guid: string }) {
  const t = useTexts(checkoutTexts)
  const { data: confirmation, isError, refetch } = useOrderConfirmation(guid)
  const { data: checkout } = useCheckoutOrder(guid)
  const { mutate, isPending, error: failure } = useConfirmOrder(guid)
  const payment = checkout ? findPayment(guid, checkout) : null
  if (confirmation === null) {
    return (
      <SpaPage title={t('confirm.title')}>
        <CheckoutNotFound />
      </SpaPage>
    )
  }
  if (!confirmation) {
    return (
      <SpaPage title={t('confirm.title')}>
        <h1 className="text-h1">{t('confirm.title')}</h1>
        <div className="mt-6">
          {isError ? <ErrorNotice onRetry={() => void refetch()} /> : <ScreenPlace />}
        </div>
      </SpaPage>
    )
  }
  const { isConfirmed, isOpen } = confirmation
  return (
    <SpaPage title={t('confirm.title')}>
      <h1 className="text-h1">{t('confirm.title')}</h1>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14">
        <div className="flex min-w-0 flex-col items-start gap-5">
          {isConfirmed && (
            <>
              <Notice tone="forest" live>
                <span className="block font-medium">{t('confirm.done')}</span>
                <span className="block">{t('confirm.doneText')}</span>
              </Notice>
              {payment && (
                <Button size={56} href={payment}>
                  {t('confirm.pay')}
                </Button>
              )}
            </>
          )}
          {!isConfirmed && isOpen && (
            <>
              <p>{t('confirm.text')}</p>
              <Button size={56} disabled={isPending} onClick={() => mutate()}>
                {t('confirm.button')}
              </Button>
            </>
          )}
          {!isConfirmed && isOpen && failure && (
            <Notice tone="sale" live>
              {getErrorMessage(failure) ?? t('confirm.failed')}
            </Notice>
          )}
          {!isConfirmed && !isOpen && (
            <Notice tone="honey" live>
              {t('confirm.closed')}
            </Notice>
          )}
        </div>
        {checkout && <CheckoutSummary orders={checkout.orders} />}
      </div>
    </SpaPage>
  )
}

type Checkout = NonNullable<ReturnType<typeof useCheckoutOrder>['data']>

/**
 * Where the order is paid. Who has nothing but the link pays by it, once the delivery is chosen:
 * choosing it needs a login.
 */
function findPayment(guid: string, { isMasked, orders, paid }: Checkout): string | null {
  if (!isMasked) return link.payment(guid)
  const open = orders.filter(({ state }) => state !== 'cancelled')
  const isReady = paid === 0 && open.length > 0 && open.every(({ delivery }) => delivery !== null)
  return isReady ? link.payCode(guid) : null
}
