import { usePartySuggestions } from '@svetlitsa/api-client/suggestion/queries'
import { contragentTexts } from '@svetlitsa/i18n/contragent/contragent-texts'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { useTexts } from '../language/use-texts.ts'
import type { SuggestedFieldProps } from './suggested-field-props.ts'

type Company = { name: string; inn: string; kpp: string; address: string }

/** The company by its name or INN; its requisites come with it (checkout.company). */
export function PartyField({ label, value, error, onInput, onPick }: SuggestedFieldProps<Company>) {
  const t = useTexts(contragentTexts)
  const { data } = usePartySuggestions(value)
  const found = data?.suggestions ?? []
  return (
    <Combobox
      label={label}
      hint={t('suggest')}
      error={error}
      value={value}
      status={data?.isAvailable === false ? t('suggestionsAway') : undefined}
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
