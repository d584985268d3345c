import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useCreateOrderForCustomer } from '@svetlitsa/api-client/order-confirmation/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { link } from '@svetlitsa/domain/route/site-map'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useNavigate } from '@tanstack/react-router'
import { CouponField } from './coupon-field.tsx'

type BuyerFormProps = { basket: Basket; sign: string }

/** The customer, the coupon, and what makes the order and hands it over. */
export function BuyerForm({ basket, sign }: BuyerFormProps) {
  const t = useTexts(newOrderTexts)
  const navigate = useNavigate()
  const { data } = useUserData()
  const isCounter = !canSeeAllOrders((data?.userData || null)?.group ?? [])
  const create = useCreateOrderForCustomer()
  const { form, bindText, formProps, isSending, failure } = useCallForm({
    values: { name: '', phoneNumber: '', email: '' },
    check: ({ name, phoneNumber }) => ({
      name: isPersonName(name) ? undefined : t('nameWrong'),
      phoneNumber: normalizePhone(phoneNumber) ? undefined : t('phoneWrong'),
    }),
    toInput: ({ email, ...contacts }) => ({
      ...contacts,
      ...(email ? { email } : {}),
      basketVersion: basket.version,
    }),
    call: (input, key) => create.mutateAsync({ ...input, key }),
    onDone: ({ orderGuid: order }) => navigate({ to: link.retailOrders(), search: { order } }),
    failed: t('failed'),
  })
  return (
    <section
      aria-label={t('contacts')}
      className="grid grid-cols-1 gap-4 rounded-medium border border-line bg-surface p-5"
    >
      <h2 className="text-h3">{t('contacts')}</h2>
      <CouponField basket={basket} phone={form.watch('phoneNumber')} sign={sign} />
      <form {...formProps} className="grid grid-cols-1 gap-4">
        <Field label={t('name')} autoComplete="off" {...bindText('name')} />
        <PhoneField label={t('phone')} autoComplete="off" {...bindText('phoneNumber')} />
        <Field label={t('email')} type="email" autoComplete="off" {...bindText('email')} />
        <p className="text-h3">
          {t('total', { sum: formatPrice(basket.payable, { sign, convert: false }) })}
        </p>
        <p className="text-small text-ink-soft">{t('later')}</p>
        {failure && (
          <Notice tone="sale" live>
            {failure.message}
          </Notice>
        )}
        <Button
          type="submit"
          wide
          disabled={basket.items.length === 0}
          waiting={isSending && t('waiting')}
        >
          {t(isCounter ? 'counterGo' : 'handOver')}
        </Button>
      </form>
    </section>
  )
}
