import { type DeliveryItem, useAddressPrice } from '@svetlitsa/api-client/delivery/queries'
import { useState } from 'react'
import { calculateServicesSum } from './calculate-services-sum.ts'
import { type DeliveryFields, emptyDelivery } from './delivery-fields.ts'

export type DeliveryDraft = ReturnType<typeof useDeliveryDraft>

/** The unsaved delivery choices of an order and their price. */
export function useDeliveryDraft(basketGroup: string, item: DeliveryItem) {
  const [fields, setFields] = useState<DeliveryFields>({
    ...emptyDelivery,
    optionId: String(item.chosen?.id ?? item.options[0]?.id ?? ''),
  })
  const change = (changed: Partial<DeliveryFields>) =>
    setFields((previous) => ({ ...previous, ...changed }))
  const option = item.options.find(({ id }) => String(id) === fields.optionId)
  const { place } = fields
  const { data: addressPrice } = useAddressPrice(
    option?.addressBar && place
      ? {
          basketGroup,
          id: option.id,
          orderId: item.orderId,
          coordinates: { lat: place.lat, lon: place.lon },
        }
      : null,
  )
  return {
    fields,
    change,
    option,
    price: addressPrice ?? option?.price ?? 0,
    services: option?.services ? calculateServicesSum(option.services, fields) : 0,
  }
}
