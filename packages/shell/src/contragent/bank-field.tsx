import { useBankSuggestions } from '@svetlitsa/api-client/suggestion/queries'
import { contragentTexts } from '@svetlitsa/i18n/contragent/contragent-texts'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { useTexts } from '../language/use-texts.ts'
import type { SuggestedFieldProps } from './suggested-field-props.ts'

type Bank = { bankName: string; bic: string; correspondentAccount: string }

/** The bank by its name or BIC. */
export function BankField({ label, value, error, onInput, onPick }: SuggestedFieldProps<Bank>) {
  const t = useTexts(contragentTexts)
  const { data } = useBankSuggestions(value)
  const found = data?.suggestions ?? []
  return (
    <Combobox
      label={label}
      hint={t('suggestBank')}
      error={error}
      value={value}
      status={data?.isAvailable === false ? t('suggestionsAway') : undefined}
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
