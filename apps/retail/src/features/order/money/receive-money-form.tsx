import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { useReceiveMoney } from '@svetlitsa/api-client/retail-payment/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { useState } from 'react'
import { OrderFormFrame } from '../../../order-move/order-form-frame.tsx'
import { useMoveOrder } from '../../../order-move/use-move-order.ts'
import { SumField } from './sum-field.tsx'

type ReceiveMoneyFormProps = { order: RetailOrder; onDone: () => void }

const methods = ['cash', 'tillCard'] as const
type RetailPaymentMethod = (typeof methods)[number]

/** Enters money that came at the till, to the courier or for a bill, at most the rest (payment.on-receipt). */
export function ReceiveMoneyForm({ order, onDone }: ReceiveMoneyFormProps) {
  const t = useTexts(retailOrderTexts)
  const { mutateAsync, isPending } = useReceiveMoney()
  const { move, ...outcome } = useMoveOrder()
  const { due, placement } = order.money
  const isByBill = placement === 'bill'
  const [sum, setSum] = useState<number | null>(due)
  const [method, setMethod] = useState<RetailPaymentMethod>('cash')
  const receive = async () => {
    if (sum === null) return
    const entry = { orderGuid: order.guid, sum, method: isByBill ? ('bill' as const) : method }
    if (await move((key) => mutateAsync({ key, ...entry }))) onDone()
  }
  const shown = formatPrice(sum ?? 0, { sign: order.currency.sign, convert: false })
  return (
    <OrderFormFrame
      outcome={outcome}
      submit={{
        label: t('money.receiveGo', { sum: shown }),
        isPending,
        disabled: sum === null || sum > due,
        onPress: receive,
      }}
      onBack={onDone}
    >
      <SumField value={sum} max={due} onChange={setSum} />
      {!isByBill && (
        <RadioCards
          legend={t('money.method')}
          name="till-method"
          columns={2}
          value={method}
          onChange={(value) => setMethod(value as RetailPaymentMethod)}
          options={methods.map((value) => ({ value, title: t(`money.methods.${value}`) }))}
        />
      )}
    </OrderFormFrame>
  )
}
