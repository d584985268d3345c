import { useIssueBill } from '@svetlitsa/api-client/bill/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { isEmail } from '@svetlitsa/domain/text/is-email'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { focusNextField } from '../../../checkout/focus-next-field.ts'
import type { PaymentWindowProps } from '../window/payment-window.ts'
import {
  isPayerField,
  type Payer,
  type PayerField,
  payerFields,
  readPayer,
  storePayer,
} from './payer.ts'
import { SavedContragents } from './saved-contragents.tsx'
import { BankField, PartyField } from './suggested-field.tsx'

const optional = new Set(['kpp', 'address', 'correspondentAccount'])
const digits = new Set(['inn', 'bic', 'account', 'correspondentAccount'])

/** The requisites of a company; its bill places the order (payment.marks-ordered). */
export function BillWindow({ basketGuid, method, sum, sign, payer }: PaymentWindowProps) {
  const t = useTexts(checkoutTexts)
  const { close } = useWindows()
  const [key, setKey] = useState(createIdempotencyKey)
  const { mutateAsync } = useIssueBill(key)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Payer>({ mode: 'onTouched', defaultValues: payer?.saved ?? readPayer() })
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    reset,
    getValues,
    getFieldState,
    formState,
    watch,
  } = form
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storePayer(values),
      }),
    [subscribe],
  )

  const issue = async (fields: Payer) => {
    setFailure(null)
    const input = { basketGroup: basketGuid, methodId: method.id, sum, ...fields }
    const saved = await payer?.save(fields).catch(() => null)
    const outcome = saved?.ok === false ? saved : await mutateAsync(input).catch(() => null)
    if (outcome?.ok) return close()
    setKey(createIdempotencyKey())
    setFailure(outcome?.message ?? t('payment.bill.failed'))
    for (const [field, message] of Object.entries(outcome?.fields ?? {})) {
      if (isPayerField(field)) setError(field, { message })
    }
  }
  const required = (text: string) => text.trim() !== '' || t('payment.bill.required')
  const isTried = formState.isSubmitted
  const fill = (values: [PayerField, string][]) => {
    for (const [path, text] of values) setValue(path, text, { shouldValidate: isTried })
  }
  const typeInto = (path: 'contragent.name' | 'paymentAccount.bankName') => ({
    value: watch(path),
    error: getFieldState(path, formState).error?.message,
    onInput: (text: string) => setValue(path, text, { shouldValidate: isTried }),
  })
  register('contragent.name', { validate: required })
  return (
    <form
      onSubmit={handleSubmit(issue)}
      onKeyDown={(event) => focusNextField(event)}
      noValidate
      className="flex flex-col gap-5"
    >
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
      {payerFields.map(([path, name]) => {
        if (path === 'contragent.name') {
          return (
            <PartyField
              key={path}
              {...typeInto(path)}
              onPick={({ name: company, inn, kpp, address }) =>
                fill([
                  ['contragent.name', company],
                  ['contragent.inn', inn],
                  ['contragent.kpp', kpp],
                  ['contragent.address', address],
                ])
              }
            />
          )
        }
        if (path === 'paymentAccount.bankName') {
          register(path, { validate: required })
          return (
            <BankField
              key={path}
              {...typeInto(path)}
              onPick={({ bankName, bic, correspondentAccount }) =>
                fill([
                  ['paymentAccount.bankName', bankName],
                  ['paymentAccount.bic', bic],
                  ['paymentAccount.correspondentAccount', correspondentAccount],
                ])
              }
            />
          )
        }
        return (
          <Field
            key={path}
            label={t(`payment.bill.${name}`)}
            hint={name === 'kpp' ? t('payment.bill.kppHint') : undefined}
            inputMode={digits.has(name) ? 'numeric' : 'text'}
            error={getFieldState(path, formState).error?.message}
            {...register(path, optional.has(name) ? {} : { validate: required })}
          />
        )
      })}
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
