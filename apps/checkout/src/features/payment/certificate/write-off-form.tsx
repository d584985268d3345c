import { parseTypedSum } from '@svetlitsa/domain/money/parse-typed-sum'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { useEffect, useRef } from 'react'
import { focusNextField } from '../../../checkout/focus-next-field.ts'
import { type Certificate, type CheckedCertificate, getLimitText } from './use-certificate.ts'

type WriteOffFormProps = { checked: CheckedCertificate; certificate: Certificate; sign: string }

/** How much a checked certificate pays: as much as possible, unless the shopper types less. */
export function WriteOffForm({ checked, certificate, sign }: WriteOffFormProps) {
  const { number, balance, maxAmount } = checked.balance
  const t = useTexts(certificateTexts)
  const submit = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const format = (sum: number) => formatPrice(sum, { sign, convert: false })
  const parseAmount = (text: string) => {
    const typed = parseTypedSum(text)
    return typed !== null && typed >= 1 && typed <= maxAmount ? typed : null
  }
  const { form, bindText, formProps, isSending, failure } = useCallForm({
    mode: 'onTouched',
    values: { amount: String(maxAmount) },
    check: (typed) => ({
      amount:
        parseAmount(typed.amount) === null
          ? t('amountWrong', { max: format(maxAmount) })
          : undefined,
    }),
    toInput: (typed) => {
      const amount = parseAmount(typed.amount)
      const { certificate: code, secretKey } = checked
      return amount === null ? null : { certificate: code, secretKey, amount }
    },
    submitOnce: certificate.submitOnce,
    call: certificate.writeOff,
    onDone: (answer) => certificate.complete(answer),
    failed: (error) => getLimitText(error) ?? t('writeOffFailed'),
  })
  const amount = parseAmount(form.watch('amount')) ?? maxAmount
  const { setValue } = form
  // The button that was pressed to get here is gone, or another sum is the most now.
  useEffect(() => {
    setValue('amount', String(maxAmount))
    field.current?.focus()
    field.current?.select()
  }, [maxAmount, setValue])
  return (
    <form
      {...formProps}
      onKeyDown={(event) => focusNextField(event, () => submit.current?.focus())}
      className="flex flex-col gap-5"
    >
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div role="status">
        <p className="font-medium">{t('number', { number })}</p>
        <p className="mt-1 text-small text-ink-soft">{t('balance', { sum: format(balance) })}</p>
      </div>
      <div className="grid gap-x-6 md:grid-cols-2">
        <Field
          label={t('amount')}
          hint={t('amountHint', { sum: format(maxAmount) })}
          ref={field}
          name="amount"
          after={sign}
          inputMode="numeric"
          autoComplete="off"
          {...bindText('amount')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button ref={submit} type="submit" size={56} waiting={isSending && t('writingOff')}>
          {t('writeOff', { sum: format(amount) })}
        </Button>
        <Button kind="quiet" size={56} onClick={() => certificate.setChecked(null)}>
          {t('another')}
        </Button>
      </div>
    </form>
  )
}
