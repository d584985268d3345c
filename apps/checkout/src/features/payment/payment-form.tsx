import { usePaymentMethods, useStartPayment } from '@svetlitsa/api-client/query/payment'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { newKey } from '@svetlitsa/shell/basket/new-key'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { PaymentMethodList } from '@svetlitsa/ui/shop/payment-method-list'
import { useRef, useState } from 'react'

type PaymentFormProps = { basketGuid: string; sign: string }

/** Group, method, pay: what the order still owes, at a provider of one's choice (account §4). */
export function PaymentForm({ basketGuid, sign }: PaymentFormProps) {
  const say = useTexts(checkoutTexts)
  const { open } = useWindows()
  const { data } = usePaymentMethods(basketGuid)
  const start = useStartPayment()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const key = useRef(newKey())
  if (!data) return null
  const methodId = chosenId ?? data.methods[0]?.id ?? null
  const due = data.sum - data.paid
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
  if (methodId === null) return <Notice>{say('payment.off')}</Notice>

  const pay = async () => {
    const outcome = await start
      .mutateAsync({ key: key.current, basketGroup: basketGuid, methodId, sum: due })
      .catch(() => null)
    if (outcome?.ok) {
      location.assign(outcome.answer.url)
      return
    }
    key.current = newKey()
    open('result', {
      title: say('payment.failTitle'),
      text: outcome?.message ?? say('payment.failed'),
      tone: 'failed',
    })
  }
  return (
    <>
      <PaymentMethodList
        legend={say('payment.method')}
        methods={data.methods.map(({ id, name, label }) => ({ id, label: name, note: label }))}
        chosenId={methodId}
        onChoose={setChosenId}
      />
      <div>
        <Button
          size={56}
          onClick={() => void pay()}
          waiting={start.isPending && say('payment.waiting')}
        >
          {say('payment.pay', { sum: formatPrice(due, { sign }) })}
        </Button>
      </div>
    </>
  )
}
