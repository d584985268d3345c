import { type BillInput, useIssueBill } from '@svetlitsa/api-client/bill/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { isEmail } from '@svetlitsa/domain/text/is-email'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PaymentWindowProps } from '../window/payment-window.ts'
import { SavedContragents } from './saved-contragents.tsx'

type BillFields = Required<Pick<BillInput, 'email'>> & {
  contragent: { name: string; inn: string; kpp: string; address: string }
  paymentAccount: { bankName: string; bic: string; account: string; correspondentAccount: string }
}
const empty: BillFields = {
  email: '',
  contragent: { name: '', inn: '', kpp: '', address: '' },
  paymentAccount: { bankName: '', bic: '', account: '', correspondentAccount: '' },
}

const texts = [
  ['contragent.name', 'name'],
  ['contragent.inn', 'inn'],
  ['contragent.kpp', 'kpp'],
  ['contragent.address', 'address'],
  ['paymentAccount.bankName', 'bankName'],
  ['paymentAccount.bic', 'bic'],
  ['paymentAccount.account', 'account'],
  ['paymentAccount.correspondentAccount', 'correspondentAccount'],
] as const
const optional = new Set(['kpp', 'address', 'correspondentAccount'])
const digits = new Set(['inn', 'bic', 'account', 'correspondentAccount'])

/** The requisites of a company; its bill places the order (payment.marks-ordered). */
export function BillWindow({ basketGuid, method, sum, sign }: PaymentWindowProps) {
  const t = useTexts(checkoutTexts)
  const { close } = useWindows()
  const [key, setKey] = useState(createIdempotencyKey)
  const { mutateAsync } = useIssueBill(key)
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, reset, getValues, setError, getFieldState, formState } =
    useForm<BillFields>({
      mode: 'onTouched',
      defaultValues: empty,
    })

  const issue = async (fields: BillFields) => {
    setFailure(null)
    const input = { basketGroup: basketGuid, methodId: method.id, sum, ...fields }
    const outcome = await mutateAsync(input).catch(() => null)
    if (outcome?.ok) return close()
    setKey(createIdempotencyKey())
    setFailure(outcome?.message ?? t('payment.bill.failed'))
    for (const [field, message] of Object.entries(outcome?.fields ?? {})) {
      if (isBillField(field)) setError(field, { message })
    }
  }
  const required = (text: string) => text.trim() !== '' || t('payment.bill.required')
  return (
    <form onSubmit={handleSubmit(issue)} noValidate className="flex flex-col gap-5">
      {failure && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      <SavedContragents
        onPick={({ contragent, paymentAccount }) =>
          reset({ email: getValues('email'), contragent, paymentAccount })
        }
      />
      {texts.map(([path, name]) => (
        <Field
          key={path}
          label={t(`payment.bill.${name}`)}
          hint={name === 'kpp' ? t('payment.bill.kppHint') : undefined}
          inputMode={digits.has(name) ? 'numeric' : 'text'}
          error={getFieldState(path, formState).error?.message}
          {...register(path, optional.has(name) ? {} : { validate: required })}
        />
      ))}
      <Field
        label={t('payment.bill.email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', { validate: (text) => isEmail(text) || t('payment.bill.required') })}
      />
      <Button wide type="submit" disabled={formState.isSubmitting}>
        {t('payment.bill.send', { sum: formatPrice(sum, { sign, convert: false }) })}
      </Button>
    </form>
  )
}

type BillField = (typeof texts)[number][0] | 'email'

function isBillField(field: string): field is BillField {
  return field === 'email' || texts.some(([path]) => path === field)
}
