import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useCreateOrderForCustomer } from '@svetlitsa/api-client/order-confirmation/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { link } from '@svetlitsa/domain/route/site-map'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { CouponField } from './coupon-field.tsx'

type BuyerFormProps = { basket: Basket; sign: string }
type Errors = { name?: string; phoneNumber?: string; email?: string }

/** The customer, the coupon, and what makes the order and hands it over. */
export function BuyerForm({ basket, sign }: BuyerFormProps) {
  const t = useTexts(newOrderTexts)
  const navigate = useNavigate()
  const { data } = useUserData()
  const isCounter = !canSeeAllOrders((data?.userData || null)?.group ?? [])
  const create = useCreateOrderForCustomer()
  const [buyer, setBuyer] = useState({ name: '', phoneNumber: '', email: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  // One key for the retries of the same order, so that a lost answer does not order twice.
  const attempt = useRef({ body: '', key: '' })
  const change = (field: keyof typeof buyer) => (event: { currentTarget: { value: string } }) =>
    setBuyer({ ...buyer, [field]: event.currentTarget.value })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong: Errors = {
      ...(isPersonName(buyer.name) ? {} : { name: t('nameWrong') }),
      ...(normalizePhone(buyer.phoneNumber) ? {} : { phoneNumber: t('phoneWrong') }),
    }
    setErrors(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return
    const { email, ...contacts } = buyer
    const input = { ...contacts, ...(email ? { email } : {}), basketVersion: basket.version }
    const body = JSON.stringify(input)
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() }
    try {
      const outcome = await create.mutateAsync({ ...input, key: attempt.current.key })
      if (outcome.ok) {
        const search = { order: outcome.answer.orderGuid }
        await navigate({ to: link.retailOrders(), search })
        return
      }
      setErrors(outcome.fields)
      setFailure(outcome.message)
    } catch (cause) {
      setFailure(getErrorMessage(cause) ?? t('failed'))
    }
  }
  return (
    <section
      aria-label={t('contacts')}
      className="grid grid-cols-1 gap-4 rounded-medium border border-line bg-surface p-5"
    >
      <h2 className="text-h3">{t('contacts')}</h2>
      <CouponField basket={basket} phone={buyer.phoneNumber} sign={sign} />
      <form onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4" noValidate>
        <Field
          label={t('name')}
          autoComplete="off"
          value={buyer.name}
          error={errors.name}
          onChange={change('name')}
        />
        <PhoneField
          label={t('phone')}
          autoComplete="off"
          value={buyer.phoneNumber}
          error={errors.phoneNumber}
          onChange={change('phoneNumber')}
        />
        <Field
          label={t('email')}
          type="email"
          autoComplete="off"
          value={buyer.email}
          error={errors.email}
          onChange={change('email')}
        />
        <p className="text-h3">
          {t('total', { sum: formatPrice(basket.payable, { sign, convert: false }) })}
        </p>
        <p className="text-small text-ink-soft">{t('later')}</p>
        {failure && (
          <Notice tone="sale" live>
            {failure}
          </Notice>
        )}
        <Button
          type="submit"
          wide
          disabled={basket.items.length === 0}
          waiting={create.isPending && t('waiting')}
        >
          {t(isCounter ? 'counterGo' : 'handOver')}
        </Button>
      </form>
    </section>
  )
}
