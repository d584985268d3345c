import { usePaymentMethods } from '@svetlitsa/api-client/payment/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { CertificateForm } from './certificate/certificate-form.tsx'
import { PaymentMethodSummary } from './payment-method-summary.tsx'
import { usePaymentWindows } from './window/use-payment-windows.ts'

type PaymentFormProps = { basketGuid: string; sign: string }

/** Selection of payment group and method, and payment of the amount due (payment.groups). */
export function PaymentForm({ basketGuid, sign }: PaymentFormProps) {
  const t = useTexts(checkoutTexts)
  const { data } = usePaymentMethods(basketGuid)
  const due = data ? data.sum - data.paid : 0
  const methods = data?.flags.delivery ? data.methods : []
  const { chosen, pay, openChoice } = usePaymentWindows({ basketGuid, methods, sum: due, sign })
  if (!data) return null
  if (!data.flags.delivery) {
    return (
      <Notice
        action={
          <Button size={40} href={link.delivery(basketGuid)}>
            {t('payment.toDelivery')}
          </Button>
        }
      >
        {data.showMsg}
      </Notice>
    )
  }
  // A certificate needs no provider, so it is left when paying on the site is off.
  const isOff = methods.every(({ type }) => type === 'certificate')
  if (!chosen) return <Notice>{t('payment.off')}</Notice>
  return (
    <>
      {isOff && <Notice>{t('payment.off')}</Notice>}
      <PaymentMethodSummary method={chosen} onOther={openChoice} />
      {chosen.type === 'certificate' ? (
        <CertificateForm {...{ basketGuid, sign, due }} isPartlyPaid={data.paid > 0} />
      ) : (
        <div>
          <Button size={56} onClick={pay}>
            {t('payment.pay', { sum: formatPrice(due, { sign, convert: false }) })}
          </Button>
        </div>
      )}
    </>
  )
}
