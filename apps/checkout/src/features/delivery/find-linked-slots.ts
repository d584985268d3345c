import type { DeliveryItem } from '@svetlitsa/api-client/delivery/queries'

/** The slots of a delivery that is saved; null where there is none to choose. */
export function findLinkedSlots({ chosen, options }: DeliveryItem) {
  const option = options.find(({ id }) => id === chosen?.id)
  return option?.kind === 'courier' && option.days.length > 0 ? option : null
}
