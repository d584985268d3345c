import {
  type CustomerOrder,
  useCloseOrder,
  useReasonsForClose,
} from '@svetlitsa/api-client/customer-order/queries'
import type { CloseReason } from '@svetlitsa/domain/order/close-reason'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Radio } from '@svetlitsa/ui/forms/radio'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useState } from 'react'
import { FormFailure } from './form-failure.tsx'
import { OrderFormFrame } from './order-form-frame.tsx'
import { useChangeOrder } from './use-change-order.ts'

export type OrderFormProps = {
  order: CustomerOrder
  onDone: (message: string) => void
  onCancel: () => void
}

/** Cancels an order, asks the call centre to, or closes it: whatever its state allows. */
export function CloseForm({ order, onDone, onCancel }: OrderFormProps) {
  const t = useTexts(orderTexts)
  const { data, isError, isPaused, refetch } = useReasonsForClose(order.guid)
  const { mutateAsync, isPending } = useCloseOrder()
  const { change, error } = useChangeOrder()
  const [reason, setReason] = useState<CloseReason | null>(null)
  const [comment, setComment] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  if (!data) {
    if (isError || isPaused)
      return <FormFailure onRetry={() => void refetch()} onCancel={onCancel} />
    return (
      <div className="h-100" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  const { outcome, reasons } = data
  if (!outcome) return null
  const close = async () => {
    setIsMissing(reason === null)
    if (!reason) return
    const input = { orderGuid: order.guid, outcome, reason, comment }
    const answer = await change(input, (key) => mutateAsync({ key, input }))
    if (answer) onDone(answer.message)
  }
  return (
    <OrderFormFrame
      title={t(`close.title.${outcome}`, { number: order.id })}
      submitLabel={t(`close.go.${outcome}`)}
      isSending={isPending}
      error={isMissing ? t('close.reasonMissing') : error}
      onSubmit={() => void close()}
      onCancel={onCancel}
    >
      <p>{t(`close.text.${outcome}`)}</p>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-medium">{t('close.reason')}</legend>
        {reasons.map(({ id, name }) => (
          <Radio
            key={id}
            name="reason"
            label={name}
            checked={id === reason}
            onChange={() => setReason(id)}
          />
        ))}
      </fieldset>
      <TextArea
        label={t('close.comment')}
        rows={2}
        maxLength={500}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
    </OrderFormFrame>
  )
}
