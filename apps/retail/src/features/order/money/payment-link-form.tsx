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
import { useMoveForm } from '../../../order-move/use-move-form.ts'
import { CopyLink } from '../copy-link.tsx'
import { SumField } from './sum-field.tsx'

type PaymentLinkFormProps = { order: RetailOrder; onDone: () => void }
type LinkFields = { choice: string; part: number | null; isSent: boolean }
type MadeLink = { url: string; expiresAt: string }

/** Makes a link that pays the rest or a part; its address is shown once (payment.pay-code). */
export function PaymentLinkForm({ order, onDone }: PaymentLinkFormProps) {
  const t = useTexts(retailOrderTexts)
  const language = useLanguage()
  const { mutateAsync } = useCreatePaymentLink()
  const due = order.money.checkoutDue
  const [made, setMade] = useState<MadeLink | null>(null)
  const getSum = (typed: Pick<LinkFields, 'choice' | 'part'>) =>
    typed.choice === 'rest' ? due : typed.part
  const { bindCheckbox, bindValue, ...form } = useMoveForm({
    values: { choice: 'rest', part: null, isSent: true } as LinkFields,
    toInput: (typed) => {
      const asked = getSum(typed)
      return asked === null ? null : { orderGuid: order.guid, isSent: typed.isSent, sum: asked }
    },
    canSubmit: (typed) => {
      const asked = getSum(typed)
      return asked !== null && asked <= due
    },
    call: (link, key) => mutateAsync({ key, ...link }),
    onDone: (link) => setMade(link),
    fieldNames: { sum: 'part' },
  })
  const choice = bindValue('choice')
  const part = bindValue('part')
  const sum = getSum({ choice: choice.value, part: part.value })
  const choose = (chosen: string) => {
    choice.onChange(chosen)
    form.form.clearErrors('part')
  }
  const format = (amount: number) =>
    formatPrice(amount, { sign: order.currency.sign, convert: false })
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
      form={form}
      submitLabel={t('links.makeGo', { sum: format(sum ?? 0) })}
      onBack={onDone}
    >
      <RadioCards
        legend={t('links.what')}
        name="link-sum"
        columns={2}
        {...choice}
        onChange={choose}
        options={[
          { value: 'rest', title: t('links.rest', { sum: format(due) }) },
          { value: 'part', title: t('links.part') },
        ]}
      />
      {choice.value === 'part' && <SumField max={due} {...part} />}
      <Checkbox label={t('links.send')} {...bindCheckbox('isSent')} />
    </OrderFormFrame>
  )
}
