import { useIssueBill } from '@svetlitsa/api-client/bill/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { type FormEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PaymentWindowProps } from '../window/payment-window.ts'
import { isPayerField, type Payer, readPayer, storePayer } from './payer.ts'

/** The requisites typed for a bill, kept in this tab, and the call that issues it. */
export function useBillForm({ basketGuid, method, sum, payer }: PaymentWindowProps) {
  const t = useTexts(checkoutTexts)
  const { close } = useWindows()
  const [key, setKey] = useState(createIdempotencyKey)
  const { mutateAsync } = useIssueBill(key)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Payer>({
    mode: 'onTouched',
    defaultValues: payer?.saved ?? readPayer(),
    // Name and bank stand in the form by their values alone, which cannot be focused.
    shouldFocusError: false,
  })
  const { subscribe, setError } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storePayer(values),
      }),
    [subscribe],
  )

  const send = form.handleSubmit(async (fields) => {
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
  })
  const issue = async (event: FormEvent<HTMLFormElement>) => {
    const box = event.currentTarget
    await send(event)
    focusFirstError(box)
  }
  return { form, issue, failure }
}
