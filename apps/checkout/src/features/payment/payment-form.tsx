import {
  type PaymentTerms,
  usePaymentMethods,
  usePaymentState,
} from '@svetlitsa/api-client/payment/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { useState } from 'react'
import { useStaleOrders } from '../../checkout/use-stale-orders.ts'
import type { CertificateCalls } from './certificate/certificate-calls.ts'
import { CertificateForm, OrderCertificateForm } from './certificate/lazy-certificate-form.tsx'
import { PaymentMethodSummary } from './payment-method-summary.tsx'
import { PlaceOrderButton } from './place-order-button.tsx'
import { PlacementNotice } from './placement-notice.tsx'
import type { SavedPayer } from './window/payment-window.ts'
import { type RememberedMethod, usePaymentWindows } from './window/use-payment-windows.ts'

type PaymentFormProps = {
  basketGroup: string
  terms: PaymentTerms
  remembered?: RememberedMethod
  payer?: SavedPayer
  /** The calls of a checkout; without them a certificate pays the orders. */
  certificate?: CertificateCalls
}

/** Selection of sum, payment group and method, and the payment itself (payment.groups). */
export function PaymentForm(props: PaymentFormProps) {
  const { basketGroup, terms, remembered, payer, certificate } = props
  const t = useTexts(checkoutTexts)
  const { data, isError, refetch } = usePaymentMethods(basketGroup, terms)
  const { data: state } = usePaymentState(basketGroup, { code: terms.code })
  useStaleOrders(data, state, refetch)
  // A page that asks for a prepayment offers it first (payment.prepayment).
  const asksForPart = terms.percent !== undefined || terms.code !== undefined
  const [choice, setChoice] = useState<'whole' | 'part'>(asksForPart ? 'part' : 'whole')
  const due = data?.due ?? 0
  const asked = data?.asked ?? null
  const part = asked === null ? (data?.prepayment ?? null) : null
  const sum = asked ?? (choice === 'part' && part !== null ? part : due)
  const sign = data?.currency.sign ?? ''
  const isReady = data?.flags.delivery && data.flags.assembly && data.flags.lift
  const isOffered = (type: string) =>
    (sum === due || !isPaidLater(type)) && !(type === 'onReceipt' && data?.placement === type)
  const methods = isReady ? data.methods.filter(({ type }) => isOffered(type)) : []
  const payment = { basketGroup, methods, sum, sign, terms, remembered, payer }
  const { chosen, pay, openChoice } = usePaymentWindows(payment)
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className="h-60" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  if (!isReady) {
    return (
      <Notice
        action={
          <Button size={40} href={link.delivery(basketGroup)}>
            {t('payment.toDelivery')}
          </Button>
        }
      >
        {data.showMsg}
      </Notice>
    )
  }
  const format = (amount: number) => formatPrice(amount, { sign, convert: false })
  // A certificate needs no provider, so it is left when paying on the site is off. Its form asks how
  // much of it to use.
  const partly = { sign, due, isPartlyPaid: data.paid > 0 }
  const isPlacedByBill = chosen?.type === 'bill' && data.placement === 'bill'
  const isOff = methods.every(({ type }) => type === 'certificate')
  return (
    <>
      {data.placement && (
        <PlacementNotice
          way={data.placement}
          needsConfirmation={state?.needsConfirmation === true}
        />
      )}
      {data.showMsg && <Notice tone="honey">{data.showMsg}</Notice>}
      {part !== null && chosen?.type !== 'certificate' && (
        <RadioCards
          legend={t('payment.howMuch')}
          name="sum"
          value={choice}
          onChange={(value) => setChoice(value === 'part' ? 'part' : 'whole')}
          options={[
            { value: 'whole', title: t('payment.whole', { sum: format(due) }) },
            {
              value: 'part',
              title: t('payment.part', { percent: data.minPrepaymentPercent, sum: format(part) }),
            },
          ]}
        />
      )}
      {isOff && <Notice>{t('payment.off')}</Notice>}
      {chosen && <PaymentMethodSummary method={chosen} onOther={openChoice} />}
      {chosen?.type === 'onReceipt' && (
        <PlaceOrderButton basketGroup={basketGroup} methodId={chosen.id} sum={sum} />
      )}
      {chosen?.type === 'certificate' &&
        (certificate ? (
          <CertificateForm calls={certificate} {...partly} />
        ) : (
          <OrderCertificateForm basketGroup={basketGroup} {...partly} />
        ))}
      {chosen && chosen.type !== 'onReceipt' && chosen.type !== 'certificate' && (
        <Button size={56} wide kind={isPlacedByBill ? 'outline' : 'primary'} onClick={pay}>
          {chosen.type === 'bill'
            ? t(isPlacedByBill ? 'payment.bill.openAgain' : 'payment.bill.open')
            : t(getPayLabel({ isPart: sum < due, isRest: data.paid > 0 }), { sum: format(sum) })}
        </Button>
      )}
    </>
  )
}

/** These ways place the whole order; a part of it cannot be prepaid by them. */
function isPaidLater(type: string): boolean {
  return type === 'bill' || type === 'onReceipt'
}

function getPayLabel({ isPart, isRest }: { isPart: boolean; isRest: boolean }) {
  if (isPart) return 'payment.payPart' as const
  return isRest ? ('payment.rest' as const) : ('payment.pay' as const)
}
