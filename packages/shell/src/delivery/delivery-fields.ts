/** The values of a delivery form. */
export interface DeliveryFields {
  optionId: string
  storeId: string
  place: ChosenPlace | null
  typedAddress: string
  apartment: string
  entrance: string
  comment: string
  day: string
  slotFrom: string | null
  toDoor: boolean
  lift: 'none' | 'lift' | 'stairs'
  /** Null until it is typed; what is carried up needs it. */
  floor: number | null
  assembly: boolean
}

export interface ChosenPlace {
  lat: number
  lon: number
  /** Null for a place on the map that no address book knows: its address is written by hand. */
  value: string | null
}
