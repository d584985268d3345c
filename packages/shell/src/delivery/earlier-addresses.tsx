import type { DeliveryAnswer } from '@svetlitsa/api-client/delivery/queries'
import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { useTexts } from '../language/use-texts.ts'

type Address = DeliveryAnswer['addresses'][number]

type EarlierAddressesProps = {
  addresses: readonly Address[]
  chosen: string
  onChoose: (address: Address) => void
}

/** Addresses of the customer's earlier orders; nothing for a guest. */
export function EarlierAddresses({ addresses, chosen, onChoose }: EarlierAddressesProps) {
  const t = useTexts(deliveryFormTexts)
  if (addresses.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-small text-ink-soft">{t('earlier')}</h3>
      <RadioCards
        legend={t('earlier')}
        name="earlier-address"
        columns={2}
        value={chosen}
        onChange={(value) => {
          const address = addresses.find((candidate) => candidate.value === value)
          if (address) onChoose(address)
        }}
        options={addresses.map(({ value }) => ({ value, title: value }))}
      />
    </div>
  )
}
