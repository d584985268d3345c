import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { focusNextField } from '../../../checkout/focus-next-field.ts'
import type { PaymentWindowProps } from '../window/payment-window.ts'
import { AccountFields, CompanyFields } from './payer-fields.tsx'
import { SavedContragents } from './saved-contragents.tsx'
import { useBillForm } from './use-bill-form.ts'

/** The requisites of a company; its bill places the order (payment.marks-ordered). */
export function BillWindow(props: PaymentWindowProps) {
  const t = useTexts(checkoutTexts)
  const { form, issue, failure } = useBillForm(props)
  const { register, reset, getValues, formState } = form
  return (
    <form
      onSubmit={issue}
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
      <CompanyFields form={form} />
      <AccountFields form={form} />
      <Field
        label={t('payment.bill.email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (text) =>
            isEmail(normalizeLine(text)) ||
            t(text.trim() ? 'payment.bill.emailWrong' : 'payment.bill.required'),
        })}
      />
      <Button wide type="submit" disabled={formState.isSubmitting}>
        {t('payment.bill.send', {
          sum: formatPrice(props.sum, { sign: props.sign, convert: false }),
        })}
      </Button>
    </form>
  )
}
