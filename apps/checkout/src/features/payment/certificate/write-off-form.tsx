import { parseTypedSum } from '@svetlitsa/domain/money/parse-typed-sum'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { focusNextField } from '../../../checkout/focus-next-field.ts'
import type { CheckedCertificate } from './use-certificate.ts'

type WriteOffFormProps = {
  checked: CheckedCertificate
  sign: string
  isWaiting: boolean
  onWriteOff: (amount: number) => Promise<void>
  onForget: () => void
}

/** How much a checked certificate pays: as much as possible, unless the shopper types less. */
export function WriteOffForm(props: WriteOffFormProps) {
  const { checked, sign, isWaiting, onWriteOff, onForget } = props
  const { number, balance, maxAmount } = checked.balance
  const t = useTexts(certificateTexts)
  const submit = useRef<HTMLButtonElement>(null)
  const { register, handleSubmit, formState, setFocus, watch } = useForm({
    mode: 'onTouched',
    defaultValues: { amount: String(maxAmount) },
  })
  const format = (sum: number) => formatPrice(sum, { sign, convert: false })
  const parseAmount = (text: string) => {
    const amount = parseTypedSum(text)
    return amount !== null && amount >= 1 && amount <= maxAmount ? amount : null
  }
  const amount = parseAmount(watch('amount')) ?? maxAmount
  // The button that was pressed to get here is gone.
  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus])
  return (
    <form
      onSubmit={handleSubmit(() => onWriteOff(amount))}
      onKeyDown={(event) => focusNextField(event, () => submit.current?.focus())}
      className="flex flex-col gap-5"
      noValidate
    >
      <div role="status">
        <p className="font-medium">{t('number', { number })}</p>
        <p className="mt-1 text-small text-ink-soft">{t('balance', { sum: format(balance) })}</p>
      </div>
      <div className="grid gap-x-6 md:grid-cols-2">
        <Field
          label={t('amount')}
          hint={t('amountHint', { sum: format(maxAmount) })}
          error={formState.errors.amount?.message}
          after={sign}
          inputMode="numeric"
          autoComplete="off"
          {...register('amount', {
            validate: (text) =>
              parseAmount(text) !== null || t('amountWrong', { max: format(maxAmount) }),
          })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button ref={submit} type="submit" size={56} waiting={isWaiting && t('writingOff')}>
          {t('writeOff', { sum: format(amount) })}
        </Button>
        <Button kind="quiet" size={56} onClick={onForget}>
          {t('another')}
        </Button>
      </div>
    </form>
  )
}
