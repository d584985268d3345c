import {
  type CustomerOrder,
  type RefundRequest,
  useWithdrawRefund,
} from '@svetlitsa/api-client/customer-order/queries'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useState } from 'react'
import { OrderFormFrame } from '../order-form-frame.tsx'
import { useChangeOrder } from '../use-change-order.ts'

export type WithdrawRefundProps = {
  order: CustomerOrder
  request: RefundRequest
  onDone: (message: string) => void
}

/** Takes a request to give goods back away again, after a question. */
export function WithdrawRefund({ order, request, onDone }: WithdrawRefundProps) {
  const t = useTexts(orderTexts)
  const { mutateAsync, isPending } = useWithdrawRefund()
  const { change, error } = useChangeOrder()
  const [isAsked, setIsAsked] = useState(false)
  const withdraw = async () => {
    const input = { orderGuid: order.guid, refundGuid: request.guid }
    const answer = await change(input, (key) => mutateAsync({ key, input }))
    if (answer) onDone(answer.message)
  }
  if (!isAsked) {
    return (
      <Button size={40} kind="outline" onClick={() => setIsAsked(true)}>
        {t('refund.withdraw.open')}
      </Button>
    )
  }
  return (
    <OrderFormFrame
      title={t('refund.withdraw.title')}
      submitLabel={t('refund.withdraw.open')}
      isSending={isPending}
      error={error}
      onSubmit={() => void withdraw()}
      onCancel={() => setIsAsked(false)}
    >
      <p>{t('refund.withdraw.text')}</p>
    </OrderFormFrame>
  )
}
