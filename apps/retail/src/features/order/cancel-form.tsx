import {
  type RetailOrder,
  useTransitionRetailOrder,
} from '@svetlitsa/api-client/retail-order/queries'
import { type StaffCancelReason, staffCancelReasons } from '@svetlitsa/domain/order/close-reason'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Select } from '@svetlitsa/ui/forms/select'
import { useState } from 'react'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

type CancelFormProps = { order: RetailOrder; onDone: () => void }

/** Cancels an order with the reason that its buyer is told. */
export function CancelForm({ order, onDone }: CancelFormProps) {
  const t = useTexts(retailOrderTexts)
  const { mutateAsync, isPending } = useTransitionRetailOrder()
  const { move, ...outcome } = useMoveOrder()
  const [reason, setReason] = useState<StaffCancelReason>('customer')
  const [note, setNote] = useState('')
  const cancel = async () => {
    const { guid: orderGuid, state: fromState } = order
    const transition = { orderGuid, fromState, toState: 'cancelled', reason, note } as const
    if (await move((key) => mutateAsync({ key, ...transition }))) onDone()
  }
  return (
    <OrderFormFrame
      note={{ value: note, onChange: setNote }}
      outcome={outcome}
      submit={{ label: t('cancelGo'), isPending, onPress: cancel }}
      onBack={onDone}
    >
      <Select
        label={t('reason')}
        size={44}
        value={reason}
        onChange={(value) => setReason(value as StaffCancelReason)}
        options={staffCancelReasons.map((value) => ({ value, label: t(`cancelReasons.${value}`) }))}
      />
    </OrderFormFrame>
  )
}
