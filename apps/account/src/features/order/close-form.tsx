import {
  type CustomerOrder,
  type ReasonsForClose,
  useCloseOrder,
  useReasonsForClose,
} from '@svetlitsa/api-client/customer-order/queries'
import type { CloseReason } from '@svetlitsa/domain/order/close-reason'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Radio } from '@svetlitsa/ui/forms/radio'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useId } from 'react'
import { FieldError } from '../../account/field-error.tsx'
import { FormFailure } from './form-failure.tsx'
import { OrderFormFrame } from './order-form-frame.tsx'

export type OrderFormProps = {
  order: CustomerOrder
  onDone: (message: string) => void
  onCancel: () => void
}

/** Cancels an order, asks the call centre to, or closes it: whatever its state allows. */
export function CloseForm({ order, onDone, onCancel }: OrderFormProps) {
  const { data, isError, isPaused, refetch } = useReasonsForClose(order.guid)
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
  return (
    <ReasonForm
      order={order}
      onDone={onDone}
      onCancel={onCancel}
      outcome={outcome}
      reasons={reasons}
    />
  )
}

type ReasonFormProps = OrderFormProps & {
  outcome: NonNullable<ReasonsForClose['outcome']>
  reasons: ReasonsForClose['reasons']
}

function ReasonForm({ order, onDone, onCancel, outcome, reasons }: ReasonFormProps) {
  const t = useTexts(orderTexts)
  const { mutateAsync } = useCloseOrder()
  const { bindText, bindValue, formProps, isSending, failure } = useCallForm({
    values: { reason: null as CloseReason | null, comment: '' },
    check: ({ reason }) => ({ reason: reason ? undefined : t('close.reasonMissing') }),
    toInput: ({ reason, comment }) => reason && { orderGuid: order.guid, outcome, reason, comment },
    call: (input, key) => mutateAsync({ key, input }),
    onDone: ({ message }) => onDone(message),
    failed: t('close.failed'),
  })
  const reason = bindValue('reason')
  const errorId = useId()
  return (
    <OrderFormFrame
      title={t(`close.title.${outcome}`, { number: order.id })}
      submitLabel={t(`close.go.${outcome}`)}
      formProps={formProps}
      isSending={isSending}
      error={failure?.isAtField ? undefined : failure?.message}
      onCancel={onCancel}
    >
      <p>{t(`close.text.${outcome}`)}</p>
      <fieldset
        className="grid min-w-0 gap-2"
        aria-describedby={reason.error ? errorId : undefined}
        data-invalid={reason.error ? '' : undefined}
      >
        <legend className="mb-2 font-medium">{t('close.reason')}</legend>
        {reasons.map(({ id, name }) => (
          <Radio
            key={id}
            name="reason"
            label={name}
            checked={id === reason.value}
            onChange={() => reason.onChange(id)}
          />
        ))}
        <FieldError id={errorId}>{reason.error}</FieldError>
      </fieldset>
      <TextArea label={t('close.comment')} rows={2} maxLength={500} {...bindText('comment')} />
    </OrderFormFrame>
  )
}
