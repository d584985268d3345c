import { useAddressSuggestions } from '@svetlitsa/api-client/delivery/queries'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { useState } from 'react'

export type ChosenAddress = { value: string; lat: number; lon: number }

type AddressFieldProps = {
  address: ChosenAddress | null
  /** Why the address was not accepted. */
  error?: string | undefined
  onChange: (address: ChosenAddress | null) => void
}

/** An address of the list of suggestions; the price needs its place. */
export function AddressField({ address, error, onChange }: AddressFieldProps) {
  const t = useTexts(retailOrderTexts)
  const [typed, setTyped] = useState(address?.value ?? '')
  const { data, isFetched } = useAddressSuggestions(address ? '' : typed)
  const found = address ? [] : (data?.suggestions ?? [])
  const isUnknown = isFetched && !address && typed.trim().length >= 3 && found.length === 0
  return (
    <Combobox
      label={t('delivery.address')}
      hint={t('delivery.addressHint')}
      size={44}
      error={error}
      value={typed}
      options={found.map(({ value }) => ({ id: value, label: value }))}
      status={isUnknown ? t('delivery.noAddress') : undefined}
      autoComplete="off"
      onInput={(text) => {
        setTyped(text)
        onChange(null)
      }}
      onPick={({ id }) => {
        const picked = found.find(({ value }) => value === id)
        if (picked?.lat == null || picked.lon == null) return
        setTyped(picked.value)
        onChange({ value: picked.value, lat: picked.lat, lon: picked.lon })
      }}
    />
  )
}
