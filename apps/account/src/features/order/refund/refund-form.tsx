import { type CustomerOrder, useAskForRefund } from '@svetlitsa/api-client/customer-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { divideOrderLine, type LineSums } from '@svetlitsa/domain/order/order-line'
import {
  calculateReturn,
  type ReturnSums as Returned,
  returnReasons,
} from '@svetlitsa/domain/order/order-return'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Radio } from '@svetlitsa/ui/forms/radio'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useId } from 'react'
import { FieldError } from '../../../account/field-error.tsx'
import type { OrderFormProps } from '../close-form.tsx'
import { OrderFormFrame } from '../order-form-frame.tsx'

type Line = CustomerOrder['goods'][number]
/** How many of each line, by its id. */
type Chosen = Readonly<Record<number, number>>

/** Asks to give goods back: which, how many, why. Staff answer; nothing moves before. */
export function RefundForm({ order, onDone, onCancel }: OrderFormProps) {
  const t = useTexts(orderTexts)
  const { mutateAsync } = useAskForRefund()
  const { bindText, bindValue, formProps, isSending, failure } = useCallForm({
    values: { chosen: {} as Chosen, reason: order.refundReasons[0] ?? null, comment: '' },
    check: ({ chosen }) => ({
      chosen: listChosen(order, chosen).length === 0 ? t('refund.linesMissing') : undefined,
    }),
    toInput: ({ chosen, reason, comment }) =>
      reason && { orderGuid: order.guid, lines: listChosen(order, chosen), reason, comment },
    call: (input, key) => mutateAsync({ key, input }),
    onDone: ({ message }) => onDone(message),
    failed: t('close.failed'),
  })
  const { value: chosen, error, onChange: choose } = bindValue('chosen')
  const reason = bindValue('reason')
  const errorId = useId()
  const toggle = ({ lineId, quantity, byMetre }: Line, isOn: boolean) => {
    const { [lineId]: _dropped, ...others } = chosen
    choose(isOn ? { ...others, [lineId]: byMetre ? quantity : 1 } : others)
  }
  return (
    <OrderFormFrame
      title={t('refund.title', { number: order.id })}
      submitLabel={t('refund.go')}
      formProps={formProps}
      isSending={isSending}
      error={failure?.isAtField ? undefined : failure?.message}
      onCancel={onCancel}
    >
      <p>{t('refund.text')}</p>
      <fieldset
        className="grid min-w-0 gap-3"
        aria-describedby={error ? errorId : undefined}
        data-invalid={error ? '' : undefined}
      >
        <legend className="mb-2 font-medium">{t('refund.which')}</legend>
        {order.goods.map((line) => (
          <RefundLine
            key={line.lineId}
            line={line}
            quantity={chosen[line.lineId] ?? null}
            onToggle={(isOn) => toggle(line, isOn)}
            onChange={(quantity) => choose({ ...chosen, [line.lineId]: quantity })}
          />
        ))}
        <FieldError id={errorId}>{error}</FieldError>
      </fieldset>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-medium">{t('refund.reason')}</legend>
        {order.refundReasons.map((id) => (
          <Radio
            key={id}
            name="refund-reason"
            label={t(`refund.reasons.${id}`)}
            checked={id === reason.value}
            onChange={() => reason.onChange(id)}
          />
        ))}
        {order.refundReasons.length < returnReasons.length && (
          <p className="text-small text-ink-soft">{t('refund.late')}</p>
        )}
      </fieldset>
      <TextArea label={t('refund.comment')} rows={3} maxLength={500} {...bindText('comment')} />
      {listChosen(order, chosen).length > 0 && order.returnable && (
        <ReturnSums
          returned={calculateReturn(takeChosen(order.returnable.lines, chosen), order.returnable)}
          sign={order.currency.sign}
        />
      )}
    </OrderFormFrame>
  )
}

function listChosen({ goods }: CustomerOrder, chosen: Chosen) {
  return goods.flatMap(({ lineId }) => {
    const quantity = chosen[lineId]
    return quantity === undefined ? [] : [{ lineId, quantity }]
  })
}

/** The parts of the lines that are chosen. */
function takeChosen(lines: readonly ({ lineId: number } & LineSums)[], chosen: Chosen): LineSums[] {
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
