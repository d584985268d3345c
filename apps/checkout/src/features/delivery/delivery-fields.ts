/** What the delivery form holds; `place` is an address that was chosen from the list. */
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
  // Nobody pays for stairs to the ground floor.
  floor: 2,
  assembly: false,
}
