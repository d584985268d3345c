import { useAddressSuggestions } from '@svetlitsa/api-client/delivery/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { Field } from '@svetlitsa/ui/forms/field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import type { DeliveryFields } from './delivery-fields.ts'

type AddressFieldsProps = {
  fields: DeliveryFields
  onChange: (changed: Partial<DeliveryFields>) => void
}

/** The address must be chosen from the suggestions, because only those have coordinates. */
export function AddressFields({ fields, onChange }: AddressFieldsProps) {
  const t = useTexts(checkoutTexts)
  const { data: found = [], isFetched } = useAddressSuggestions(fields.typedAddress)
  const options = found.map(({ value }) => ({ id: value, label: value }))
  const isUnknown =
    isFetched && found.length === 0 && fields.typedAddress.length >= 3 && !fields.place
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_--spacing(30)]">
        <Combobox
          label={t('delivery.address')}
          hint={t('delivery.addressHint')}
          value={fields.typedAddress}
          options={fields.place ? [] : options}
          status={isUnknown ? t('delivery.noAddress') : undefined}
          autoComplete="off"
          onInput={(typedAddress) => onChange({ typedAddress, place: null })}
          onPick={({ id }) => {
            const place = found.find(({ value }) => value === id)
            if (place?.lat == null || place.lon == null) return
            onChange({ typedAddress: id, place: { value: id, lat: place.lat, lon: place.lon } })
          }}
        />
        <Field
          label={t('delivery.apartment')}
          value={fields.apartment}
          onChange={({ currentTarget }) => onChange({ apartment: currentTarget.value })}
        />
      </div>
      <TextArea
        label={t('delivery.comment')}
        rows={2}
        value={fields.comment}
        maxLength={500}
        onChange={({ currentTarget }) => onChange({ comment: currentTarget.value })}
      />
    </div>
  )
}
