import {
  type CustomerOrder,
  type RefundRequest,
  useWithdrawRefund,
} from '@svetlitsa/api-client/customer-order/queries'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useState } from 'react'
import { OrderFormFrame } from '../order-form-frame.tsx'

export type WithdrawRefundProps = {
  order: CustomerOrder
  request: RefundRequest
  onDone: (message: string) => void
}

/** Takes a request to give goods back away again, after a question. */
export function WithdrawRefund({ order, request, onDone }: WithdrawRefundProps) {
  const t = useTexts(orderTexts)
  const { mutateAsync } = useWithdrawRefund()
  const [isAsked, setIsAsked] = useState(false)
  const { formProps, isSending, failure } = useCallForm({
    values: {},
    toInput: () => ({ orderGuid: order.guid, refundGuid: request.guid }),
    call: (input, key) => mutateAsync({ key, input }),
    onDone: ({ message }) => onDone(message),
    failed: t('close.failed'),
  })
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
      formProps={formProps}
      isSending={isSending}
      error={failure?.message}
      onCancel={() => setIsAsked(false)}
    >
      <p>{t('refund.withdraw.text')}</p>
    </OrderFormFrame>
  )
}
