import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { BankField } from '@svetlitsa/shell/contragent/bank-field'
import { PartyField } from '@svetlitsa/shell/contragent/party-field'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'
import type { BillForm } from './use-bill-form.ts'

type PayerFieldsProps = { form: BillForm }

const digits = new Set<string>(['inn', 'bic', 'account', 'correspondentAccount'])

/** The company: a suggestion by its name fills in the rest. */
export function CompanyFields({ form }: PayerFieldsProps) {
  const t = useTexts(checkoutTexts)
  const { value, error, onChange } = form.bindValue('contragent.name')
  return (
    <>
      <PartyField
        label={t('payment.bill.name')}
        value={value}
        error={error}
        onInput={onChange}
        onPick={({ name, inn, kpp, address }) =>
          form.change({
            'contragent.name': name,
            'contragent.inn': inn,
            'contragent.kpp': kpp,
            'contragent.address': address,
          })
        }
      />
      {(['inn', 'kpp', 'address'] as const).map((name) => (
        <Field
          key={name}
          label={t(`payment.bill.${name}`)}
          hint={name === 'kpp' ? t('payment.bill.kppHint') : undefined}
          name={`contragent.${name}`}
          inputMode={digits.has(name) ? 'numeric' : 'text'}
          {...form.bindText(`contragent.${name}`)}
        />
      ))}
    </>
  )
}

/** Its account: a suggestion by the bank's name fills in what belongs to the bank. */
export function AccountFields({ form }: PayerFieldsProps) {
  const t = useTexts(checkoutTexts)
  const { value, error, onChange } = form.bindValue('paymentAccount.bankName')
  return (
    <>
      <BankField
        label={t('payment.bill.bankName')}
        value={value}
        error={error}
        onInput={onChange}
        onPick={({ bankName, bic, correspondentAccount }) =>
          form.change({
            'paymentAccount.bankName': bankName,
            'paymentAccount.bic': bic,
            'paymentAccount.correspondentAccount': correspondentAccount,
          })
        }
      />
      {(['bic', 'account', 'correspondentAccount'] as const).map((name) => (
        <Field
          key={name}
          label={t(`payment.bill.${name}`)}
          name={`paymentAccount.${name}`}
          inputMode={digits.has(name) ? 'numeric' : 'text'}
          {...form.bindText(`paymentAccount.${name}`)}
        />
      ))}
    </>
  )
}
