/** The values of the delivery form; `place` is an address chosen from the suggestions. */
export interface DeliveryFields {
  optionId: string
  storeId: string
  place: { value: string; lat: number; lon: number } | null
  typedAddress: string
  apartment: string
  comment: string
  day: string
  slotFrom: string | null
  toDoor: boolean
  lift: 'none' | 'lift' | 'stairs'
  floor: number
  assembly: boolean
}

export const emptyDelivery: DeliveryFields = {
  optionId: '',
  storeId: '',
  place: null,
  typedAddress: '',
  apartment: '',
  comment: '',
  day: '',
  slotFrom: null,
  toDoor: false,
  lift: 'none',
  // Carrying to the ground floor is free, so the first paid floor is the default.
  floor: 2,
  assembly: false,
}
