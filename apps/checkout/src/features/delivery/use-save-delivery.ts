import {
  type DeliveryItem,
  type DeliveryOption,
  useSetDelivery,
} from '@svetlitsa/api-client/delivery/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useState } from 'react'
import type { DeliveryFields } from './delivery-fields.ts'

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

  const save = async ({ item, option, fields, price }: DeliveryToSave) => {
    const { place, storeId, day, slotFrom, lift } = fields
    const slot = option.days
      .find(({ date }) => date === day)
      ?.slots.find((candidate) => candidate.timeFrom === slotFrom)
    if (option.kind === 'pickup' && !storeId) return setErrorMessage(t('delivery.choose'))
    if (option.addressBar && place && option.days.length > 0 && !slot) {
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
              sum: price,
              address: place?.value ?? '',
              apartment: fields.apartment,
              coordinates: place && { lat: place.lat, lon: place.lon },
              toDoor: fields.toDoor,
              lift,
              floor: fields.floor,
            }
          : {}),
        ...(slot ? { slotId: slot.id } : {}),
      })
      if (outcome.ok) onSaved()
      else setErrorMessage(outcome.message)
    } catch (error) {
      setErrorMessage(getErrorMessage(error) ?? t('delivery.failed'))
    }
  }
  return { save, failure: errorMessage, isPending: setDelivery.isPending }
}
