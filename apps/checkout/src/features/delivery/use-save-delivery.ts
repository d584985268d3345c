import {
  type DeliveryItem,
  type DeliveryOption,
  useSetDelivery,
} from '@svetlitsa/api-client/delivery/queries'
import { hasDeliveryAddress } from '@svetlitsa/domain/delivery/has-delivery-address'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useState } from 'react'
import type { DeliveryFields } from './delivery-fields.ts'
import { dropDraft } from './draft-storage.ts'

interface DeliveryToSave {
  item: DeliveryItem
  option: DeliveryOption
  fields: DeliveryFields
  price: number
}

/** Saves the delivery method, or shows which fields are missing. */
export function useSaveDelivery(basketGroup: string, onSaved: () => void) {
  const t = useTexts(checkoutTexts)
  const setDelivery = useSetDelivery(basketGroup)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [isAddressMissing, setAddressMissing] = useState(false)

  const save = async ({ item, option, fields, price }: DeliveryToSave) => {
    const { place, typedAddress, storeId, day, slotFrom, lift } = fields
    const slot = option.days
      .find(({ date }) => date === day)
      ?.slots.find((candidate) => candidate.timeFrom === slotFrom)
    if (option.kind === 'pickup' && !storeId) return setErrorMessage(t('delivery.choose'))
    const isMissing =
      option.addressBar && !hasDeliveryAddress({ address: typedAddress, coordinates: place })
    setAddressMissing(isMissing)
    if (isMissing) return setErrorMessage(t('delivery.addressMissing'))
    if (option.addressBar && option.days.length > 0 && !slot) {
      return setErrorMessage(t('delivery.chooseSlot'))
    }
    setErrorMessage(null)
    try {
      const outcome = await setDelivery.mutateAsync({
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
              coordinates: place && { lat: place.lat, lon: place.lon },
              toDoor: fields.toDoor,
              lift,
              floor: fields.floor,
            }
          : {}),
        // Only an address and a kit have a price of their own (delivery.price).
        ...(option.addressBar || option.isKit ? { sum: price } : {}),
        ...(option.option.type === 'delayed' ? { delayedDelivery: true } : {}),
        ...(slot ? { slotId: slot.id } : {}),
      })
      if (outcome.ok) {
        dropDraft(item.orderId)
        onSaved()
      } else setErrorMessage(outcome.message)
    } catch (error) {
      setErrorMessage(getErrorMessage(error) ?? t('delivery.failed'))
    }
  }
  return { save, failure: errorMessage, isAddressMissing, isPending: setDelivery.isPending }
}
