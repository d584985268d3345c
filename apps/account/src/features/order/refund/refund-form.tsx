import { type CustomerOrder, useAskForRefund } from '@svetlitsa/api-client/customer-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { divideOrderLine, type LineSums } from '@svetlitsa/domain/order/order-line'
import {
  calculateReturn,
  type ReturnSums as Returned,
  type ReturnReason,
  returnReasons,
} from '@svetlitsa/domain/order/order-return'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Radio } from '@svetlitsa/ui/forms/radio'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useState } from 'react'
import type { OrderFormProps } from '../close-form.tsx'
import { OrderFormFrame } from '../order-form-frame.tsx'
import { useChangeOrder } from '../use-change-order.ts'

type Line = CustomerOrder['goods'][number]

/** Asks to give goods back: which, how many, why. Staff answer; nothing moves before. */
export function RefundForm({ order, onDone, onCancel }: OrderFormProps) {
  const t = useTexts(orderTexts)
  const { mutateAsync, isPending } = useAskForRefund()
  const { change, error } = useChangeOrder()
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [reason, setReason] = useState<ReturnReason | null>(order.refundReasons[0] ?? null)
  const [comment, setComment] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const lines = order.goods.flatMap(({ lineId }) => {
    const quantity = chosen[lineId]
    return quantity === undefined ? [] : [{ lineId, quantity }]
  })
  const toggle = ({ lineId, quantity, byMetre }: Line, isOn: boolean) => {
    const { [lineId]: _dropped, ...others } = chosen
    setChosen(isOn ? { ...others, [lineId]: byMetre ? quantity : 1 } : others)
  }
  const ask = async () => {
    setIsMissing(lines.length === 0)
    if (lines.length === 0 || !reason) return
    const input = { orderGuid: order.guid, lines, reason, comment }
    const answer = await change(input, (key) => mutateAsync({ key, input }))
    if (answer) onDone(answer.message)
  }
  return (
    <OrderFormFrame
      title={t('refund.title', { number: order.id })}
      submitLabel={t('refund.go')}
      isSending={isPending}
      error={isMissing ? t('refund.linesMissing') : error}
      onSubmit={() => void ask()}
      onCancel={onCancel}
    >
      <p>{t('refund.text')}</p>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 font-medium">{t('refund.which')}</legend>
        {order.goods.map((line) => (
          <RefundLine
            key={line.lineId}
            line={line}
            quantity={chosen[line.lineId] ?? null}
            onToggle={(isOn) => toggle(line, isOn)}
            onChange={(quantity) => setChosen({ ...chosen, [line.lineId]: quantity })}
          />
        ))}
      </fieldset>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-medium">{t('refund.reason')}</legend>
        {order.refundReasons.map((id) => (
          <Radio
            key={id}
            name="refund-reason"
            label={t(`refund.reasons.${id}`)}
            checked={id === reason}
            onChange={() => setReason(id)}
          />
        ))}
        {order.refundReasons.length < returnReasons.length && (
          <p className="text-small text-ink-soft">{t('refund.late')}</p>
        )}
      </fieldset>
      <TextArea
        label={t('refund.comment')}
        rows={3}
        maxLength={500}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      {lines.length > 0 && order.returnable && (
        <ReturnSums
          returned={calculateReturn(takeChosen(order.returnable.lines, chosen), order.returnable)}
          sign={order.currency.sign}
        />
      )}
    </OrderFormFrame>
  )
}

/** The parts of the lines that are chosen. */
function takeChosen(
  lines: readonly ({ lineId: number } & LineSums)[],
  chosen: Readonly<Record<number, number>>,
): LineSums[] {
  return lines.flatMap((line) => {
    const quantity = chosen[line.lineId]
    return quantity ? [divideOrderLine(line, Math.min(quantity, line.quantity)).taken] : []
  })
}

type ReturnSumsProps = { returned: Returned; sign: string }

/** What comes back, as the request and the refund itself count it (order.returns). */
function ReturnSums({ returned: { sum, bonus, debt }, sign }: ReturnSumsProps) {
  const t = useTexts(orderTexts)
  const format = (value: number) => formatPrice(value, { sign })
  return (
    <p aria-live="polite">
      <span className="text-h3">
        {sum > 0 ? t('refund.sum', { sum: format(sum) }) : t('refund.noMoney')}
      </span>
      {debt > 0 && (
        <span className="block text-small text-ink-soft">
          {t('refund.debt', { sum: format(debt) })}
        </span>
      )}
      {bonus > 0 && <span className="block text-small text-ink-soft">{t('refund.bonusNote')}</span>}
    </p>
  )
}

type RefundLineProps = {
  line: Line
  quantity: number | null
  onToggle: (isOn: boolean) => void
  onChange: (quantity: number) => void
}

function RefundLine({ line, quantity, onToggle, onChange }: RefundLineProps) {
  const t = useTexts(orderTexts)
  const { name, byMetre } = line
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Checkbox
        label={name}
        checked={quantity !== null}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      {quantity !== null && line.quantity > (byMetre ? 0.1 : 1) && (
        <QuantityStepper
          quantity={quantity}
          terms={{
            stock: line.quantity,
            minimumBatch: byMetre ? 0.1 : 1,
            sellsRemains: true,
            byMetre,
          }}
          onChange={onChange}
          labels={{
            quantity: t('refund.quantity', { name }),
            less: t('refund.less'),
            more: t('refund.more'),
          }}
        />
      )}
    </div>
  )
}
