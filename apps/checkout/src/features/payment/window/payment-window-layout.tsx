import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import type { ReactNode } from 'react'
import type { PaymentWindowProps } from './payment-window.ts'
import type { usePaymentSession } from './use-payment-session.ts'

type PaymentWindowLayoutProps = {
  of: PaymentWindowProps
  session: Session
  /** The content of the payment method while it can be paid. */
  children: ReactNode
}

/**
 * The layout of a payment window: the amount, and the states before, after and instead of the
 * payment.
 */
export function PaymentWindowLayout({
  of: { sum, sign, onOther },
  session,
  children,
}: PaymentWindowLayoutProps) {
  const t = useTexts(checkoutTexts)
  const { status, retry } = session
  const stopped = describeStop(session, t)
  return (
    <div className="flex flex-col gap-5">
      <p className="text-h3">
        {t('payment.window.sum', { sum: formatPrice(sum, { sign, convert: false }) })}
      </p>
      {status === 'opening' && <Spinner size="bar" label={t('payment.window.opening')} />}
      {status === 'paid' && (
        <Notice tone="forest" live>
          {t('payment.paid')}
        </Notice>
      )}
      {status === 'open' && children}
      {stopped && (
        <>
          <Notice tone={stopped.tone} live>
            {stopped.text}
          </Notice>
          <Button wide onClick={retry}>
            {stopped.actionLabel}
          </Button>
        </>
      )}
      {onOther && status !== 'paid' && (
        <p className="text-center text-small">
          <TextLink tone="quiet" onClick={onOther}>
            {t('payment.window.other')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

type Session = ReturnType<typeof usePaymentSession>
type Translate = Translator<typeof checkoutTexts.ru>

/** Why the payment cannot be made here now, and what the button then does. */
function describeStop({ status, busyMessage }: Session, t: Translate) {
  const again = t('payment.window.again')
  if (status === 'busy') return { tone: 'honey', text: busyMessage, actionLabel: again } as const
  if (status === 'elsewhere') {
    const text = t('payment.window.elsewhere')
    return { tone: 'honey', text, actionLabel: t('payment.window.payHere') } as const
  }
  if (status === 'refused') {
    return { tone: 'sale', text: t('payment.cancelled'), actionLabel: again } as const
  }
  if (status === 'expired') {
    const text = t('payment.window.expired')
    return { tone: 'sale', text, actionLabel: t('payment.window.newCode') } as const
  }
  return null
}
