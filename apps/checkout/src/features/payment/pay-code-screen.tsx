import { usePaymentState } from '@svetlitsa/api-client/payment/queries'
import { useCheckPayment } from '@svetlitsa/api-client/receipt/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { OfflineNotice } from '../../checkout/offline-notice.tsx'
import { ScreenPlace } from '../../checkout/screen-place.tsx'
import { PaymentForm } from './payment-form.tsx'

/** What a payment link pays, for anyone who has it; no contacts are shown (payment.pay-code). */
export function PayCodeScreen({ code }: { code: string }) {
  const t = useTexts(checkoutTexts)
  const { data: payment, isError, refetch } = useCheckPayment(code)
  return (
    <SpaPage title={t('link.title')}>
      <OfflineNotice />
      {payment === undefined && (
        <>
          <h1 className="text-h1">{t('link.title')}</h1>
          <div className="mt-6">
            {isError ? <ErrorNotice onRetry={() => void refetch()} /> : <ScreenPlace />}
          </div>
        </>
      )}
      {payment === null && (
        <EmptyState
          title={t('notFound.title')}
          headingLevel={1}
          size="page"
          actions={<Button href={link.catalog()}>{t('payment.toCatalog')}</Button>}
        >
          {t('link.unknown')}
        </EmptyState>
      )}
      {payment && (
        <>
          <h1 className="text-h1">{t('link.title')}</h1>
          <p className="mt-1 text-body text-ink-soft">
            {t('payment.orders', {
              count: payment.orders.length,
              numbers: payment.orders.map(({ id }) => id).join(', '),
            })}
          </p>
          <div className="mt-6 flex max-w-160 flex-col gap-6">
            <LinkedPayment code={code} payment={payment} />
          </div>
        </>
      )}
    </SpaPage>
  )
}

type Linked = NonNullable<ReturnType<typeof useCheckPayment>['data']>

function LinkedPayment({ code, payment }: { code: string; payment: Linked }) {
  const t = useTexts(checkoutTexts)
  const { basketGroup, canPay, currency } = payment
  const { data: state } = usePaymentState(basketGroup, { isAwaited: canPay, code })
  const hasPaid = state !== undefined && state.paid > payment.paid
  if (!canPay || hasPaid) {
    const paid = formatPrice(state?.paid ?? payment.paid, {
      sign: currency.sign,
      convert: false,
    })
    return (
      <Notice
        tone="forest"
        live
        action={
          <Button size={40} kind="quiet" href={link.catalog()}>
            {t('payment.toCatalog')}
          </Button>
        }
      >
        {hasPaid ? t('payment.paidText', { sum: paid }) : t('link.used')}
      </Notice>
    )
  }
  return <PaymentForm basketGroup={basketGroup} terms={{ code }} />
}
