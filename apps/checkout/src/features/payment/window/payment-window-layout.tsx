import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
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
  session: ReturnType<typeof usePaymentSession>
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
      {(status === 'refused' || status === 'expired') && (
        <>
          <Notice tone="sale" live>
            {status === 'refused' ? t('payment.cancelled') : t('payment.window.expired')}
          </Notice>
          <Button wide onClick={retry}>
            {status === 'refused' ? t('payment.window.again') : t('payment.window.newCode')}
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
