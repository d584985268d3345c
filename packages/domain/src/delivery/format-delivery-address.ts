export interface DeliveryAddress {
  street: string
  apartment?: string | undefined
  entrance?: string | undefined
}

/**
 * Returns an address as one line for the courier, in Russian as the addresses themselves. The
 * apartment stands as typed, because it can be an office.
 */
export function formatDeliveryAddress({ street, apartment, entrance }: DeliveryAddress): string {
  return [street, apartment, entrance && `подъезд ${entrance}`].filter(Boolean).join(', ')
}
