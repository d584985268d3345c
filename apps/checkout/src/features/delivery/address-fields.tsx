import { useAddressSuggestions } from '@svetlitsa/api-client/query/delivery'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Combobox } from '@svetlitsa/ui/primitives/combobox'
import { Field } from '@svetlitsa/ui/primitives/field'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import type { DeliveryFields } from './delivery-fields.ts'

type AddressFieldsProps = {
  fields: DeliveryFields
  onChange: (changed: Partial<DeliveryFields>) => void
}

/** The address: words that the address book knows, because only then is its place on the map known. */
export function AddressFields({ fields, onChange }: AddressFieldsProps) {
  const say = useTexts(checkoutTexts)
  const { data: found = [], isFetched } = useAddressSuggestions(fields.typedAddress)
  const options = found.map(({ value }) => ({ id: value, label: value }))
  const isUnknown =
    isFetched && found.length === 0 && fields.typedAddress.length >= 3 && !fields.place
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_--spacing(30)]">
        <Combobox
          label={say('delivery.address')}
          hint={say('delivery.addressHint')}
          value={fields.typedAddress}
          options={fields.place ? [] : options}
          status={isUnknown ? say('delivery.noAddress') : undefined}
          autoComplete="off"
          onInput={(typedAddress) => onChange({ typedAddress, place: null })}
          onPick={({ id }) => {
            const place = found.find(({ value }) => value === id)
            if (place?.lat == null || place.lon == null) return
            onChange({ typedAddress: id, place: { value: id, lat: place.lat, lon: place.lon } })
          }}
        />
        <Field
          label={say('delivery.apartment')}
          value={fields.apartment}
          onChange={({ currentTarget }) => onChange({ apartment: currentTarget.value })}
        />
      </div>
      <TextArea
        label={say('delivery.comment')}
        rows={2}
        value={fields.comment}
        maxLength={500}
        onChange={({ currentTarget }) => onChange({ comment: currentTarget.value })}
      />
    </div>
  )
}
