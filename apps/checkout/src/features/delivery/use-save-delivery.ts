import {
  type DeliveryItem,
  type DeliveryOption,
  useSetDelivery,
} from '@svetlitsa/api-client/delivery/queries'
import { hasDeliveryAddress } from '@svetlitsa/domain/delivery/delivery-address'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import type { DeliveryFields } from '@svetlitsa/shell/delivery/delivery-fields'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useState } from 'react'
import { dropDraft } from './draft-storage.ts'

interface DeliveryToSave {
  item: DeliveryItem
  option: DeliveryOption
  fields: DeliveryFields
  price: number
}

/** Why a delivery was not saved, and the field that is to be corrected. */
export interface DeliveryFailure {
  field: 'store' | 'address' | 'floor' | 'slot' | null
  message: string
}

const fieldsByRefusal: Partial<Record<string, DeliveryFailure['field']>> = {
  address_missing: 'address',
  outside_zones: 'address',
  floor_missing: 'floor',
  slot_taken: 'slot',
}

/** Saves the delivery method, or says what is missing or was not accepted. */
export function useSaveDelivery(basketGroup: string, onSaved: () => void) {
  const t = useTexts(checkoutTexts)
  const setDelivery = useSetDelivery(basketGroup)
  const [failure, setFailure] = useState<DeliveryFailure | null>(null)

  const findMissing = ({ option, fields }: DeliveryToSave): DeliveryFailure | null => {
    const { place, typedAddress, storeId } = fields
    if (option.kind === 'pickup' && !storeId)
      return { field: 'store', message: t('delivery.choose') }
    if (!option.addressBar) return null
    if (!hasDeliveryAddress({ address: typedAddress, coordinates: place }))
      return { field: 'address', message: t('delivery.addressMissing') }
    if (fields.lift !== 'none' && fields.floor === null)
      return { field: 'floor', message: t('delivery.floorMissing') }
    const lacksSlot = option.days.length > 0 && !findSlot(option, fields)
    return lacksSlot ? { field: 'slot', message: t('delivery.chooseSlot') } : null
  }

  /** Returns whether it is saved. */
  const save = async (delivery: DeliveryToSave): Promise<boolean> => {
    const missing = findMissing(delivery)
    setFailure(missing)
    if (missing) return false
    try {
      const outcome = await setDelivery.mutateAsync(toInput(delivery))
      if (outcome.ok) {
        dropDraft(delivery.item.orderId)
        onSaved()
        return true
      }
      setFailure({ field: fieldsByRefusal[outcome.reason] ?? null, message: outcome.message })
    } catch (error) {
      setFailure({ field: null, message: getErrorMessage(error) ?? t('delivery.failed') })
    }
    return false
  }
  return { save, failure, clearFailure: () => setFailure(null), isPending: setDelivery.isPending }
}

function findSlot({ days }: DeliveryOption, { day, slotFrom }: DeliveryFields) {
  return days.find(({ date }) => date === day)?.slots.find(({ timeFrom }) => timeFrom === slotFrom)
}

function toInput({ item, option, fields, price }: DeliveryToSave) {
  const { place, typedAddress, storeId, lift } = fields
  const slot = findSlot(option, fields)
  return {
    id: option.id,
    orderId: item.orderId,
    description: option.name,
    comment: fields.comment,
    assembly: fields.assembly,
    ...(option.kind === 'pickup' ? { storeId: Number(storeId) } : {}),
    ...(option.addressBar
      ? {
          address: typedAddress,
          apartment: fields.apartment,
          entrance: fields.entrance,
          coordinates: place && { lat: place.lat, lon: place.lon },
          toDoor: fields.toDoor,
          lift,
          ...(fields.floor === null ? {} : { floor: fields.floor }),
        }
      : {}),
    // Only an address and a kit have a price of their own (delivery.price).
    ...(option.addressBar || option.isKit ? { sum: price } : {}),
    ...(option.option.type === 'delayed' ? { delayedDelivery: true } : {}),
    ...(slot ? { slotId: slot.id } : {}),
  }
}
