import type { Order } from '@svetlitsa/api-client/order/queries'
import {
  useCheckOrderCode,
  useSendOrderCode,
} from '@svetlitsa/api-client/order-confirmation/phone-queries'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { phoneConfirmationTexts } from '@svetlitsa/i18n/phone-confirmation/phone-confirmation-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useFormatMoment } from '../date/use-format-moment.ts'
import { RequestCode } from './request-code.tsx'
import { useCodeConfirmation } from './use-code-confirmation.ts'

type OrderConfirmationProps = {
  basketGroup: string
  orders: readonly Order[]
  isMasked: boolean
  /** Whether the orders are placed, to be paid later; else they cost nothing. */
  isPlaced: boolean
  /** When they are cancelled; absent while it is not known. */
  heldUntil?: string | undefined
}

/** Orders that are cancelled unless their buyer confirms the phone by a code (order.free). */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { basketGroup, orders, isMasked, isPlaced, heldUntil } = props
  const t = useTexts(phoneConfirmationTexts)
  const formatMoment = useFormatMoment()
  const phone = orders[0]?.customer.phone ?? ''
  return (
    <section className="flex max-w-text flex-col items-start gap-5 rounded-large bg-surface p-5 lg:p-7">
      <div role="status">
        <h2 className="text-h3">{t('title')}</h2>
        <p className="mt-2 text-ink-soft">{t(isPlaced ? 'placed' : 'free')}</p>
        {heldUntil && (
          <p className="mt-2 font-medium">{t('until', { until: formatMoment(heldUntil) })}</p>
        )}
      </div>
      {isMasked ? (
        <MaskedOrder phone={phone} />
      ) : (
        <OrderCode basketGroup={basketGroup} phone={normalizePhone(phone)} />
      )}
    </section>
  )
}

function OrderCode({ basketGroup, phone }: { basketGroup: string; phone: string | null }) {
  const t = useTexts(phoneConfirmationTexts)
  const send = useSendOrderCode()
  const check = useCheckOrderCode(basketGroup)
  const confirmation = useCodeConfirmation({
    phone,
    // The orders and their state are read again, and show what is next.
    onConfirmed: () => undefined,
    calls: {
      send: async (number) => {
        const outcome = await send.mutateAsync(number)
        if (!outcome.ok) return { isSent: false, error: outcome.message, waitSeconds: 0 }
        const { result: isSent, error, retryAfterSeconds: waitSeconds } = outcome.answer
        return { isSent, error, waitSeconds }
      },
      isSending: send.isPending,
      check: async ({ phone: number, code }) => {
        const outcome = await check.mutateAsync({ phone: number, smsCode: code })
        return outcome.ok ? outcome.answer.error : outcome.message
      },
      isChecking: check.isPending,
    },
  })
  return (
    <RequestCode
      phone={phone}
      confirmation={confirmation}
      why={t('why')}
      onRequest={() => void confirmation.send()}
    />
  )
}

/** Whoever has only the link cannot tell the number. */
function MaskedOrder({ phone }: { phone: string }) {
  const t = useTexts(checkoutTexts)
  const { open } = useWindows()
  return (
    <>
      <p className="text-ink-soft">
        {t('masked.confirm', { phone: phone.replaceAll(' ', '\u00a0') })}
      </p>
      <Button size={56} onClick={() => open('login', {})}>
        {t('masked.login')}
      </Button>
    </>
  )
}
