import {
  type DeliveryAnswer,
  type Place,
  useAddressSuggestions,
  useCoordsData,
} from '@svetlitsa/api-client/delivery/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { Field } from '@svetlitsa/ui/forms/field'
import { useRef, useState } from 'react'
import type { DeliveryFields } from './delivery-fields.ts'
import { DeliveryMap } from './delivery-map.tsx'
import { EarlierAddresses } from './earlier-addresses.tsx'

type Address = Pick<DeliveryFields, 'place' | 'typedAddress' | 'apartment'>

type AddressFieldsProps = {
  /** Decides the region; before the orders are made the visitor's region counts. */
  basketGroup?: string
  draft: {
    fields: Address
    change: (changed: Partial<Address>) => void
    /** Where the address is, once it is known. */
    location: { zone: 'city' | 'outside'; distanceKm: number } | null
    /** Why nothing is delivered to the address. */
    refusal: string | null
  }
  /** Whether the map waits for a button, because the address comes first. */
  isMapFolded?: boolean
  city: Pick<DeliveryAnswer, 'mapCenter' | 'zones' | 'addresses'>
  /** Whether the form was sent without an address. */
  isMissing: boolean
}

/**
 * The address by suggestions, by earlier orders or by a click on the map. Text alone is not enough,
 * because the price depends on coordinates (checkout.address).
 */
export function AddressFields(props: AddressFieldsProps) {
  const { basketGroup, draft, city, isMissing, isMapFolded = false } = props
  const t = useTexts(checkoutTexts)
  const { fields, change, location, refusal } = draft
  const { place, typedAddress } = fields
  const { data, isFetched } = useAddressSuggestions(place ? '' : typedAddress)
  const found = data?.suggestions ?? []
  const { mutateAsync: getCoordsData } = useCoordsData(basketGroup)
  const [mapError, setMapError] = useState<string | null>(null)
  const [isMapOpen, setMapOpen] = useState(!isMapFolded)
  const lastClick = useRef<Place>(undefined)
  const isUnknown = isFetched && found.length === 0 && typedAddress.trim().length >= 3 && !place
  const status = !isUnknown
    ? undefined
    : t(data?.isAvailable === false ? 'delivery.suggestionsAway' : 'delivery.noAddress')
  const pickPlace = async (clicked: Place) => {
    lastClick.current = clicked
    setMapError(null)
    change({ place: { ...clicked, value: null } })
    try {
      const outcome = await getCoordsData(clicked)
      // A later click has its own answer.
      if (lastClick.current !== clicked) return
      if (!outcome.ok) return setMapError(outcome.message)
      const { address } = outcome.answer
      change({ place: { ...clicked, value: address }, typedAddress: address ?? '' })
    } catch (error) {
      if (lastClick.current === clicked) setMapError(getErrorMessage(error))
    }
  }
  const choose = ({ value, lat, lon }: Place & { value: string }) => {
    lastClick.current = undefined
    setMapError(null)
    change({ typedAddress: value, place: { value, lat, lon } })
  }
  const isUnnamed = place !== null && place.value === null && typedAddress.trim() === ''
  const error = refusal ?? mapError ?? (isMissing ? t('delivery.addressMissing') : undefined)
  return (
    <div className="flex flex-col gap-5">
      <EarlierAddresses addresses={city.addresses} chosen={typedAddress} onChoose={choose} />
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_--spacing(30)]">
        <Combobox
          label={t('delivery.address')}
          hint={t(isUnnamed ? 'delivery.pointUnnamed' : 'delivery.addressHint')}
          error={error}
          value={typedAddress}
          options={place ? [] : found.map(({ value }) => ({ id: value, label: value }))}
          status={status}
          autoComplete="off"
          onInput={(text) =>
            // The text names a place that was clicked, but contradicts one that was suggested.
            change({ typedAddress: text, place: place?.value === null ? place : null })
          }
          onPick={({ id }) => {
            const picked = found.find(({ value }) => value === id)
            if (picked?.lat == null || picked.lon == null) return
            choose({ value: id, lat: picked.lat, lon: picked.lon })
          }}
        />
        <Field
          label={t('delivery.apartment')}
          value={fields.apartment}
          maxLength={40}
          onChange={({ currentTarget }) => change({ apartment: currentTarget.value })}
        />
      </div>
      {isMapOpen ? (
        <DeliveryMap
          city={city}
          place={place}
          note={
            location && place
              ? {
                  title: typedAddress || t('delivery.pointUnnamed'),
                  text: t(location.zone === 'city' ? 'delivery.inCity' : 'delivery.outside', {
                    km: Math.round(location.distanceKm),
                  }),
                }
              : { title: t('delivery.mapHint') }
          }
          onPickPlace={(clicked) => void pickPlace(clicked)}
        />
      ) : (
        <div>
          <Button kind="quiet" size={40} onClick={() => setMapOpen(true)}>
            {t('delivery.openMap')}
          </Button>
        </div>
      )}
    </div>
  )
}
