import { type DeliveryItem, useAddressPrice } from '@svetlitsa/api-client/delivery/queries'
import { calculateServicesSum } from '@svetlitsa/shell/delivery/calculate-services-sum'
import type { DeliveryFields } from '@svetlitsa/shell/delivery/delivery-fields'
import { useState } from 'react'
import { getInitialFields } from './delivery-fields.ts'
import { readDraft, storeDraft } from './draft-storage.ts'

export type DeliveryDraft = ReturnType<typeof useDeliveryDraft>

/** The unsaved delivery choices of an order, kept through a reload, and their price. */
export function useDeliveryDraft(basketGroup: string, item: DeliveryItem) {
  const { orderId, options } = item
  const [fields, setFields] = useState<DeliveryFields>(() => {
    const stored = readDraft(orderId)
    const isOffered = options.some(({ id }) => String(id) === stored?.optionId)
    return stored && isOffered ? stored : getInitialFields(item)
  })
  const change = (changed: Partial<DeliveryFields>) =>
    setFields((previous) => {
      const next = { ...previous, ...changed }
      storeDraft(orderId, next)
      return next
    })
  const option = options.find(({ id }) => String(id) === fields.optionId)
  const { place } = fields
  const { data: priced } = useAddressPrice(
    option?.addressBar && place
      ? {
          basketGroup,
          id: option.id,
          orderId,
          coordinates: { lat: place.lat, lon: place.lon },
        }
      : null,
  )
  return {
    fields,
    change,
    option,
    /** Where the address is, once it is priced. */
    location: priced?.ok ? priced.answer : null,
    /** Why nothing is delivered to the address. */
    refusal: priced && !priced.ok ? priced.message : null,
    price: (priced?.ok ? priced.answer.deliveryPrice : undefined) ?? option?.price ?? 0,
    services: option?.services ? calculateServicesSum(option.services, fields) : 0,
  }
}
