import { useBankSuggestions, usePartySuggestions } from '@svetlitsa/api-client/suggestion/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import type { Payer } from './payer.ts'

type SuggestedFieldProps<Picked> = {
  value: string
  error: string | undefined
  onInput: (text: string) => void
  onPick: (picked: Picked) => void
}

/** The company by its name or INN; its requisites come with it (checkout.company). */
export function PartyField(props: SuggestedFieldProps<Payer['contragent']>) {
  const { value, error, onInput, onPick } = props
  const t = useTexts(checkoutTexts)
  const { data } = usePartySuggestions(value)
  const found = data?.suggestions ?? []
  return (
    <Combobox
      label={t('payment.bill.name')}
      hint={t('payment.bill.nameHint')}
      error={error}
      value={value}
      status={data?.isAvailable === false ? t('payment.bill.suggestionsAway') : undefined}
      options={found.map(({ value: name, inn, address }) => ({
        id: inn,
        label: name,
        note: [inn, address].filter(Boolean).join(', '),
      }))}
      onInput={onInput}
      onPick={({ id }) => {
        const party = found.find(({ inn }) => inn === id)
        if (!party) return
        const { value: name, inn, kpp, address } = party
        onPick({ name, inn, kpp: kpp ?? '', address })
      }}
    />
  )
}

/** The bank by its name or BIC. */
export function BankField(props: SuggestedFieldProps<Omit<Payer['paymentAccount'], 'account'>>) {
  const { value, error, onInput, onPick } = props
  const t = useTexts(checkoutTexts)
  const { data } = useBankSuggestions(value)
  const found = data?.suggestions ?? []
  return (
    <Combobox
      label={t('payment.bill.bankName')}
      error={error}
      value={value}
      status={data?.isAvailable === false ? t('payment.bill.suggestionsAway') : undefined}
      options={found.map(({ value: name, bic, address }) => ({
        id: bic,
        label: name,
        note: [bic, address].filter(Boolean).join(', '),
      }))}
      onInput={onInput}
      onPick={({ id }) => {
        const bank = found.find(({ bic }) => bic === id)
        if (!bank) return
        const { value: bankName, bic, correspondentAccount } = bank
        onPick({ bankName, bic, correspondentAccount: correspondentAccount ?? '' })
      }}
    />
  )
}
