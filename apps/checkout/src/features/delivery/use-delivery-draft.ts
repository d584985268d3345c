import { type DeliveryItem, useAddressPrice } from '@svetlitsa/api-client/query/delivery'
import { useState } from 'react'
import { type DeliveryFields, emptyDelivery } from './delivery-fields.ts'
import { servicesSum } from './services-sum.ts'

export type DeliveryDraft = ReturnType<typeof useDeliveryDraft>

/** What is being chosen for an order and what it would cost, before anything is saved. */
export function useDeliveryDraft(basketGroup: string, item: DeliveryItem) {
  const [fields, setFields] = useState<DeliveryFields>({
    ...emptyDelivery,
    optionId: String(item.chosen?.id ?? item.options[0]?.id ?? ''),
  })
  const change = (changed: Partial<DeliveryFields>) =>
    setFields((known) => ({ ...known, ...changed }))
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
    services: option?.services ? servicesSum(option.services, fields) : 0,
  }
}
