import {
  type DeliveryItem,
  type DeliveryOption,
  useSetDelivery,
} from '@svetlitsa/api-client/query/delivery'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useState } from 'react'
import type { DeliveryFields } from './delivery-fields.ts'

interface Saving {
  item: DeliveryItem
  option: DeliveryOption
  fields: DeliveryFields
  price: number
}

/** Saves a way of delivery, or says what is still missing. */
export function useSaveDelivery(basketGroup: string, onSaved: () => void) {
  const say = useTexts(checkoutTexts)
  const setDelivery = useSetDelivery(basketGroup)
  const [failure, setFailure] = useState<string | null>(null)

  const save = async ({ item, option, fields, price }: Saving) => {
    const { place, storeId, day, slotFrom, lift } = fields
    const slot = option.days
      .find(({ date }) => date === day)
      ?.slots.find((one) => one.timeFrom === slotFrom)
    if (option.kind === 'pickup' && !storeId) return setFailure(say('delivery.choose'))
    if (option.addressBar && place && option.days.length > 0 && !slot) {
      return setFailure(say('delivery.chooseSlot'))
    }
    setFailure(null)
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
      else setFailure(outcome.message)
    } catch (fault) {
      setFailure(faultText(fault) ?? say('delivery.failed'))
    }
  }
  return { save, failure, isPending: setDelivery.isPending }
}
