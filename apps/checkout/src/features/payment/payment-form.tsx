import { usePaymentMethods } from '@svetlitsa/api-client/query/payment'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { PayWay } from './pay-way.tsx'
import { usePayWindows } from './use-pay-windows.ts'

type PaymentFormProps = { basketGuid: string; sign: string }

/** Group, method, pay: what the order still owes, at a provider of one's choice (account §4). */
export function PaymentForm({ basketGuid, sign }: PaymentFormProps) {
  const say = useTexts(checkoutTexts)
  const { data } = usePaymentMethods(basketGuid)
  const due = data ? data.sum - data.paid : 0
  const methods = data?.flags.delivery ? data.methods : []
  const { chosen, pay, openChoice } = usePayWindows({ basketGuid, methods, sum: due, sign })
  if (!data) return null
  if (!data.flags.delivery) {
    return (
      <Notice
        action={
          <Button size={40} href={link.delivery(basketGuid)}>
            {say('payment.toDelivery')}
          </Button>
        }
      >
        {data.showMsg}
      </Notice>
    )
  }
  if (!chosen) return <Notice>{say('payment.off')}</Notice>
  return (
    <>
      <PayWay method={chosen} onOther={openChoice} />
      <div>
        <Button size={56} onClick={pay}>
          {say('payment.pay', { sum: formatPrice(due, { sign, convert: false }) })}
        </Button>
      </div>
    </>
  )
}
