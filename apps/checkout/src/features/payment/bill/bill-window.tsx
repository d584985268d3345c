import { formatPrice } from '@svetlitsa/domain/money/price-text'
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
  const bill = useBillForm(props)
  const { form, bindText, formProps, isSending, failure } = bill
  const { reset, getValues } = form
  return (
    <form
      {...formProps}
      onKeyDown={(event) => focusNextField(event)}
      className="flex flex-col gap-5"
    >
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <SavedContragents
        onPick={({ contragent, paymentAccount }) =>
          reset({ email: getValues('email'), contragent, paymentAccount })
        }
      />
      <CompanyFields form={bill} />
      <AccountFields form={bill} />
      <Field
        label={t('payment.bill.email')}
        type="email"
        autoComplete="email"
        name="email"
        {...bindText('email')}
      />
      <Button wide type="submit" disabled={isSending}>
        {t('payment.bill.send', {
          sum: formatPrice(props.sum, { sign: props.sign, convert: false }),
        })}
      </Button>
    </form>
  )
}
