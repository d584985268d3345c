import { useCreatePaymentLink } from '@svetlitsa/api-client/payment-link/queries'
import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { useState } from 'react'
import { formatMoment } from '../../../date/format-moment.ts'
import { OrderFormFrame } from '../../../order-move/order-form-frame.tsx'
import { useMoveOrder } from '../../../order-move/use-move-order.ts'
import { CopyLink } from '../copy-link.tsx'
import { SumField } from './sum-field.tsx'

type PaymentLinkFormProps = { order: RetailOrder; onDone: () => void }
type MadeLink = { url: string; expiresAt: string }

/** Makes a link that pays the rest or a part; its address is shown once (payment.pay-code). */
export function PaymentLinkForm({ order, onDone }: PaymentLinkFormProps) {
  const t = useTexts(retailOrderTexts)
  const language = useLanguage()
  const { mutateAsync, isPending } = useCreatePaymentLink()
  const { move, ...outcome } = useMoveOrder()
  const due = order.money.checkoutDue
  const [choice, setChoice] = useState('rest')
  const [part, setPart] = useState<number | null>(null)
  const [isSent, setSent] = useState(true)
  const [made, setMade] = useState<MadeLink | null>(null)
  const sum = choice === 'rest' ? due : part
  const format = (amount: number) =>
    formatPrice(amount, { sign: order.currency.sign, convert: false })
  const make = () =>
    void move(async (key) => {
      const link = { orderGuid: order.guid, isSent, ...(sum === null ? {} : { sum }) }
      const answered = await mutateAsync({ key, ...link })
      if (answered.ok) setMade(answered.answer)
      return answered
    })
  if (made) {
    const date = formatMoment(made.expiresAt, language)
    return (
      <div className="grid w-full gap-3">
        <Notice tone="forest" live>
          {t('links.ready', { date })}
        </Notice>
        <CopyLink url={made.url} />
        <div>
          <Button size={40} kind="soft" onClick={onDone}>
            {t('links.close')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <OrderFormFrame
      outcome={outcome}
      submit={{
        label: t('links.makeGo', { sum: format(sum ?? 0) }),
        isPending,
        disabled: sum === null || sum > due,
        onPress: make,
      }}
      onBack={onDone}
    >
      <RadioCards
        legend={t('links.what')}
        name="link-sum"
        columns={2}
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'rest', title: t('links.rest', { sum: format(due) }) },
          { value: 'part', title: t('links.part') },
        ]}
      />
      {choice === 'part' && <SumField value={part} max={due} onChange={setPart} />}
      <Checkbox
        label={t('links.send')}
        checked={isSent}
        onChange={({ currentTarget }) => setSent(currentTarget.checked)}
      />
    </OrderFormFrame>
  )
}
