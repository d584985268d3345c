import {
  type DeliveryAnswer,
  type Place,
  useAddressSuggestions,
  useCoordsData,
} from '@svetlitsa/api-client/delivery/queries'
import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { Field } from '@svetlitsa/ui/forms/field'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import type { DeliveryFields } from './delivery-fields.ts'
import { EarlierAddresses } from './earlier-addresses.tsx'
import { DeliveryMap } from './lazy-delivery-map.tsx'

type Address = Pick<DeliveryFields, 'place' | 'typedAddress' | 'apartment' | 'entrance' | 'floor'>

type AddressFieldsProps = {
  /** Decides the region; before the orders are made the visitor's region counts. */
  basketGroup?: string
  draft: {
    fields: Address
    change: (changed: Partial<Address>) => void
    /** Where the address is, once it is known. */
    location: { zone: 'city' | 'outside'; distanceKm: number } | null
    /** Why the address is missing, or nothing is delivered to it. */
    refusal: string | null
    /** That the floor is missing. */
    floorError?: string | undefined
  }
  /** Whether the map waits for a button, because the address comes first. */
  isMapFolded?: boolean
  city: Pick<DeliveryAnswer, 'mapCenter' | 'zones' | 'addresses'>
}

/**
 * The address by suggestions, by earlier orders or by a click on the map. Text alone is not enough,
 * because the price depends on coordinates (checkout.address).
 */
export function AddressFields(props: AddressFieldsProps) {
  const { basketGroup, draft, city, isMapFolded = false } = props
  const t = useTexts(deliveryFormTexts)
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
    : t(data?.isAvailable === false ? 'suggestionsAway' : 'noAddress')
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
  const error = refusal ?? mapError ?? undefined
  return (
    <div className="flex flex-col gap-5">
      <EarlierAddresses addresses={city.addresses} chosen={typedAddress} onChoose={choose} />
      <div className="grid grid-cols-3 gap-4 md:grid-cols-[minmax(0,1fr)_repeat(3,--spacing(24))]">
        <div className="max-md:col-span-3">
          <Combobox
            label={t('address')}
            hint={t(isUnnamed ? 'pointUnnamed' : 'addressHint')}
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
        </div>
        <Field
          label={t('apartment')}
          value={fields.apartment}
          maxLength={40}
          onChange={({ currentTarget }) => change({ apartment: currentTarget.value })}
        />
        <Field
          label={t('entrance')}
          value={fields.entrance}
          maxLength={20}
          onChange={({ currentTarget }) => change({ entrance: currentTarget.value })}
        />
        <Field
          label={t('floor')}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxFloor}
          error={draft.floorError}
          value={fields.floor ?? ''}
          onChange={({ currentTarget }) => change({ floor: parseFloor(currentTarget.value) })}
        />
      </div>
      {isMapOpen ? (
        <DeliveryMap
          city={city}
          place={place}
          note={
            location && place
              ? {
                  title: typedAddress || t('pointUnnamed'),
                  text: t(location.zone === 'city' ? 'inCity' : 'outside', {
                    km: Math.round(location.distanceKm),
                  }),
                }
              : { title: t('mapHint') }
          }
          onPickPlace={(clicked) => void pickPlace(clicked)}
        />
      ) : (
        <div>
          <Button kind="quiet" size={40} onClick={() => setMapOpen(true)}>
            {t('openMap')}
          </Button>
        </div>
      )}
    </div>
  )
}

const maxFloor = 100

/** Null for a field that is empty. */
function parseFloor(text: string): number | null {
  const floor = Math.trunc(Number(text))
  return text === '' || Number.isNaN(floor) ? null : Math.min(maxFloor, Math.max(1, floor))
}
