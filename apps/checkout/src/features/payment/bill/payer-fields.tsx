import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { BankField } from '@svetlitsa/shell/contragent/bank-field'
import { PartyField } from '@svetlitsa/shell/contragent/party-field'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'
import { type UseFormReturn, useController } from 'react-hook-form'
import { isPayerField, type Payer, type PayerField as PayerPath } from './payer.ts'

type PayerFieldsProps = { form: UseFormReturn<Payer> }

const optional = new Set(['kpp', 'address', 'correspondentAccount'])
const digits = new Set(['inn', 'bic', 'account', 'correspondentAccount'])

/** The company: a suggestion by its name fills in the rest. */
export function CompanyFields({ form }: PayerFieldsProps) {
  const t = useTexts(checkoutTexts)
  const { field, error, fill } = useSuggestedField(form, 'contragent.name')
  return (
    <>
      <PartyField
        label={t('payment.bill.name')}
        value={field.value}
        error={error}
        onInput={field.onChange}
        onPick={({ name, inn, kpp, address }) =>
          fill({
            'contragent.name': name,
            'contragent.inn': inn,
            'contragent.kpp': kpp,
            'contragent.address': address,
          })
        }
      />
      {(['inn', 'kpp', 'address'] as const).map((name) => (
        <PayerField key={name} form={form} path={`contragent.${name}`} name={name} />
      ))}
    </>
  )
}

/** Its account: a suggestion by the bank's name fills in what belongs to the bank. */
export function AccountFields({ form }: PayerFieldsProps) {
  const t = useTexts(checkoutTexts)
  const { field, error, fill } = useSuggestedField(form, 'paymentAccount.bankName')
  return (
    <>
      <BankField
        label={t('payment.bill.bankName')}
        value={field.value}
        error={error}
        onInput={field.onChange}
        onPick={({ bankName, bic, correspondentAccount }) =>
          fill({
            'paymentAccount.bankName': bankName,
            'paymentAccount.bic': bic,
            'paymentAccount.correspondentAccount': correspondentAccount,
          })
        }
      />
      {(['bic', 'account', 'correspondentAccount'] as const).map((name) => (
        <PayerField key={name} form={form} path={`paymentAccount.${name}`} name={name} />
      ))}
    </>
  )
}

type PayerFieldProps = PayerFieldsProps & {
  path: PayerPath
  name: 'inn' | 'kpp' | 'address' | 'bic' | 'account' | 'correspondentAccount'
}

function PayerField({ form, path, name }: PayerFieldProps) {
  const t = useTexts(checkoutTexts)
  const required = useRequired()
  const { register, getFieldState, formState } = form
  return (
    <Field
      label={t(`payment.bill.${name}`)}
      hint={name === 'kpp' ? t('payment.bill.kppHint') : undefined}
      inputMode={digits.has(name) ? 'numeric' : 'text'}
      error={getFieldState(path, formState).error?.message}
      {...register(path, optional.has(name) ? {} : { validate: required })}
    />
  )
}

/** A field whose suggestion fills in others; what was refused before is checked anew. */
function useSuggestedField(
  form: UseFormReturn<Payer>,
  name: 'contragent.name' | 'paymentAccount.bankName',
) {
  const required = useRequired()
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: required },
  })
  const shouldValidate = form.formState.isSubmitted
  const fill = (values: Partial<Record<PayerPath, string>>) => {
    for (const [path, text] of Object.entries(values)) {
      if (isPayerField(path)) form.setValue(path, text, { shouldValidate })
    }
  }
  return { field, error: fieldState.error?.message, fill }
}

function useRequired() {
  const t = useTexts(checkoutTexts)
  return (text: string) => text.trim() !== '' || t('payment.bill.required')
}
