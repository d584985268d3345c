import { type RetailOrder, useStepRetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { type StaffCancelReason, staffCancelReasons } from '@svetlitsa/domain/order/cancel-reason'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { useState } from 'react'
import { MoveError } from './move-error.tsx'
import { useMoveOrder } from './use-move-order.ts'

type CancelFormProps = { order: RetailOrder; onDone: () => void }

/** Cancels an order with the reason that its buyer is told. */
export function CancelForm({ order, onDone }: CancelFormProps) {
  const t = useTexts(retailOrderTexts)
  const { mutateAsync, isPending } = useStepRetailOrder()
  const { move, error } = useMoveOrder()
  const [reason, setReason] = useState<StaffCancelReason>('customer')
  const [note, setNote] = useState('')
  const cancel = async () => {
    const { guid: orderGuid, state: fromState } = order
    const step = { orderGuid, fromState, toState: 'cancelled', reason, note } as const
    if (await move((key) => mutateAsync({ key, ...step }))) onDone()
  }
  return (
    <div className="grid w-full gap-3">
      <Select
        label={t('reason')}
        size={44}
        value={reason}
        onChange={(value) => setReason(value as StaffCancelReason)}
        options={staffCancelReasons.map((value) => ({ value, label: t(`cancelReasons.${value}`) }))}
      />
      <Field
        label={t('note')}
        size={44}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <MoveError text={error} />
      <div className="flex flex-wrap gap-2">
        <Button size={40} waiting={isPending && t('waiting')} onClick={cancel}>
          {t('cancelGo')}
        </Button>
        <Button size={40} kind="soft" onClick={onDone}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
