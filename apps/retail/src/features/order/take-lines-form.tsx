import {
  type RetailOrder,
  useReturnRetailOrder,
  useSplitRetailOrder,
} from '@svetlitsa/api-client/retail-order/queries'
import { type ReturnReason, returnReasons } from '@svetlitsa/domain/order/order-return'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Select } from '@svetlitsa/ui/forms/select'
import { useState } from 'react'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { type TakenLine, TakenLineFields } from '../../order-move/taken-line-fields.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

type TakeLinesFormProps = { order: RetailOrder; purpose: 'split' | 'return'; onDone: () => void }

/** Chooses lines and quantities of an order, for a follow-up order or a return. */
export function TakeLinesForm({ order, purpose, onDone }: TakeLinesFormProps) {
  const t = useTexts(retailOrderTexts)
  const split = useSplitRetailOrder()
  const giveBack = useReturnRetailOrder()
  const { move, ...outcome } = useMoveOrder()
  const [taken, setTaken] = useState<Readonly<Record<number, TakenLine>>>({})
  const [reason, setReason] = useState<ReturnReason>('quality')
  const [note, setNote] = useState('')
  const [assembly, setAssembly] = useState(true)
  const [withDelivery, setWithDelivery] = useState(false)
  const isReturn = purpose === 'return'
  const orderGuid = order.guid
  const asksAssembly =
    !isReturn && (order.assemblyState === 'requested' || order.assemblyState === 'planned')
  const lines = order.lines.flatMap(({ id: lineId }) => {
    const { quantity, isSound } = taken[lineId] ?? { quantity: 0, isSound: true }
    return quantity > 0 ? [{ lineId, quantity, isSound }] : []
  })
  const save = async () => {
    const isSaved = await move((key) =>
      isReturn
        ? giveBack.mutateAsync({ key, orderGuid, lines, reason, note, withDelivery })
        : split.mutateAsync({
            key,
            orderGuid,
            lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
            ...(asksAssembly ? { assembly } : {}),
            note,
          }),
    )
    if (isSaved) onDone()
  }
  return (
    <OrderFormFrame
      note={{ value: note, onChange: setNote }}
      outcome={outcome}
      submit={{
        label: t(isReturn ? 'returnGo' : 'splitGo'),
        isPending: split.isPending || giveBack.isPending,
        disabled: lines.length === 0,
        onPress: save,
      }}
      onBack={onDone}
    >
      <p className="text-ink-soft">{t(isReturn ? 'returnHint' : 'splitHint')}</p>
      {order.lines
        .filter((line) => line.quantity > 0)
        .map((line) => (
          <TakenLineFields
            key={line.id}
            line={line}
            taken={taken[line.id] ?? { quantity: 0, isSound: true }}
            asksCondition={isReturn}
            onChange={(changed) => setTaken({ ...taken, [line.id]: changed })}
          />
        ))}
      {asksAssembly && (
        <div className="grid gap-1">
          <Checkbox
            label={t('splitAssembly')}
            checked={assembly}
            onChange={({ currentTarget }) => setAssembly(currentTarget.checked)}
          />
          <p className="text-note text-ink-soft">{t('splitAssemblyHint')}</p>
        </div>
      )}
      {isReturn && (
        <>
          <Select
            label={t('reason')}
            size={44}
            value={reason}
            onChange={(value) => setReason(value as ReturnReason)}
            options={returnReasons.map((value) => ({ value, label: t(`returnReasons.${value}`) }))}
          />
          <Checkbox
            label={t('withDelivery')}
            checked={withDelivery}
            onChange={({ currentTarget }) => setWithDelivery(currentTarget.checked)}
          />
        </>
      )}
    </OrderFormFrame>
  )
}
