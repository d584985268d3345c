import type { CallInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
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
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { TakenLineFields } from '../../order-move/taken-line-fields.tsx'
import {
  listTakenLines,
  type TakenLine,
  type TakenLines,
  toTakenFields,
} from '../../order-move/taken-lines.ts'
import { type MoveOutcome, useMoveForm } from '../../order-move/use-move-form.ts'

type SplitInput = CallInput<typeof contract.splitRetailOrder>
type ReturnInput = CallInput<typeof contract.returnRetailOrder>
type TakeLinesFormProps = { order: RetailOrder; purpose: 'split' | 'return'; onDone: () => void }

const nothing: TakenLine = { quantity: 0, isSound: true }

/** Chooses lines and quantities of an order, for a follow-up order or a return. */
export function TakeLinesForm({ order, purpose, onDone }: TakeLinesFormProps) {
  const t = useTexts(retailOrderTexts)
  const split = useSplitRetailOrder()
  const giveBack = useReturnRetailOrder()
  const isReturn = purpose === 'return'
  const asksAssembly =
    !isReturn && (order.assemblyState === 'requested' || order.assemblyState === 'planned')
  const { bindText, bindCheckbox, bindValue, ...form } = useMoveForm({
    values: {
      taken: {} as TakenLines,
      reason: 'quality' as ReturnReason,
      note: '',
      assembly: true,
      withDelivery: false,
    },
    toInput: ({ taken, reason, note, assembly, withDelivery }): SplitInput | ReturnInput => {
      const lines = listTakenLines(order.lines, taken)
      const orderGuid = order.guid
      if (isReturn) return { orderGuid, lines, reason, note, withDelivery }
      const moved = lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
      return { orderGuid, lines: moved, ...(asksAssembly ? { assembly } : {}), note }
    },
    canSubmit: ({ taken }) => listTakenLines(order.lines, taken).length > 0,
    call: async (input, key): Promise<MoveOutcome<unknown>> => {
      const answered =
        'reason' in input
          ? await giveBack.mutateAsync({ key, ...input })
          : await split.mutateAsync({ key, ...input })
      if (answered.ok) return answered
      return { ...answered, fields: toTakenFields(input.lines, answered.fields) }
    },
    onDone,
  })
  const { value: taken, onChange: take } = bindValue('taken')
  const reason = bindValue('reason')
  const { errors } = form.form.formState
  return (
    <OrderFormFrame
      form={form}
      note={bindText('note')}
      submitLabel={t(isReturn ? 'returnGo' : 'splitGo')}
      onBack={onDone}
    >
      <p className="text-ink-soft">{t(isReturn ? 'returnHint' : 'splitHint')}</p>
      {order.lines
        .filter((line) => line.quantity > 0)
        .map((line) => (
          <TakenLineFields
            key={line.id}
            line={line}
            taken={taken[line.id] ?? nothing}
            asksCondition={isReturn}
            error={errors.taken?.[line.id]?.quantity?.message}
            onChange={(changed) => take({ ...taken, [line.id]: changed })}
          />
        ))}
      {asksAssembly && (
        <div className="grid gap-1">
          <Checkbox label={t('splitAssembly')} {...bindCheckbox('assembly')} />
          <p className="text-note text-ink-soft">{t('splitAssemblyHint')}</p>
        </div>
      )}
      {isReturn && (
        <>
          <Select
            label={t('reason')}
            size={44}
            error={reason.error}
            value={reason.value}
            onChange={(value) => reason.onChange(value as ReturnReason)}
            options={returnReasons.map((value) => ({ value, label: t(`returnReasons.${value}`) }))}
          />
          <Checkbox label={t('withDelivery')} {...bindCheckbox('withDelivery')} />
        </>
      )}
    </OrderFormFrame>
  )
}
