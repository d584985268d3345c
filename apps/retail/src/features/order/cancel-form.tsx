import {
  type RetailOrder,
  useTransitionRetailOrder,
} from '@svetlitsa/api-client/retail-order/queries'
import { type StaffCancelReason, staffCancelReasons } from '@svetlitsa/domain/order/close-reason'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Select } from '@svetlitsa/ui/forms/select'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'

type CancelFormProps = { order: RetailOrder; onDone: () => void }

/** Cancels an order with the reason that its buyer is told. */
export function CancelForm({ order, onDone }: CancelFormProps) {
  const t = useTexts(retailOrderTexts)
  const { mutateAsync } = useTransitionRetailOrder()
  const { bindText, bindValue, ...form } = useMoveForm({
    values: { reason: 'customer' as StaffCancelReason, note: '' },
    toInput: ({ reason, note }) => ({
      orderGuid: order.guid,
      fromState: order.state,
      toState: 'cancelled' as const,
      reason,
      note,
    }),
    call: (transition, key) => mutateAsync({ key, ...transition }),
    onDone,
  })
  const reason = bindValue('reason')
  return (
    <OrderFormFrame form={form} note={bindText('note')} submitLabel={t('cancelGo')} onBack={onDone}>
      <Select
        label={t('reason')}
        size={44}
        error={reason.error}
        value={reason.value}
        onChange={(value) => reason.onChange(value as StaffCancelReason)}
        options={staffCancelReasons.map((value) => ({ value, label: t(`cancelReasons.${value}`) }))}
      />
    </OrderFormFrame>
  )
}
