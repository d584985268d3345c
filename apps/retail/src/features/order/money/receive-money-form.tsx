import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { useReceiveMoney } from '@svetlitsa/api-client/retail-payment/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { OrderFormFrame } from '../../../order-move/order-form-frame.tsx'
import { useMoveForm } from '../../../order-move/use-move-form.ts'
import { SumField } from './sum-field.tsx'

type ReceiveMoneyFormProps = { order: RetailOrder; onDone: () => void }

const methods = ['cash', 'tillCard'] as const
type RetailPaymentMethod = (typeof methods)[number]

/** Enters money that came at the till, to the courier or for a bill, at most the rest (payment.on-receipt). */
export function ReceiveMoneyForm({ order, onDone }: ReceiveMoneyFormProps) {
  const t = useTexts(retailOrderTexts)
  const { mutateAsync } = useReceiveMoney()
  const { due, placement } = order.money
  const isByBill = placement === 'bill'
  const { bindValue, ...form } = useMoveForm({
    values: { sum: due as number | null, method: 'cash' as RetailPaymentMethod },
    toInput: ({ sum, method }) =>
      sum === null
        ? null
        : { orderGuid: order.guid, sum, method: isByBill ? ('bill' as const) : method },
    canSubmit: ({ sum }) => sum !== null && sum <= due,
    call: (entry, key) => mutateAsync({ key, ...entry }),
    onDone,
  })
  const sum = bindValue('sum')
  const method = bindValue('method')
  const shown = formatPrice(sum.value ?? 0, { sign: order.currency.sign, convert: false })
  return (
    <OrderFormFrame form={form} submitLabel={t('money.receiveGo', { sum: shown })} onBack={onDone}>
      <SumField max={due} {...sum} />
      {!isByBill && (
        <RadioCards
          legend={t('money.method')}
          name="till-method"
          columns={2}
          error={method.error}
          value={method.value}
          onChange={(value) => method.onChange(value as RetailPaymentMethod)}
          options={methods.map((value) => ({ value, title: t(`money.methods.${value}`) }))}
        />
      )}
    </OrderFormFrame>
  )
}
