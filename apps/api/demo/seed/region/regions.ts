import seeds from './regions.json' with { type: 'json' }

interface RegionSeed {
  id: number
  code: string
  name: string
  nameIn: string
  federalUnit: string
  timeZone: string
  latitude: number
  longitude: number
  phone: string
  kind?: 'franchise' | 'partner' | 'transport' | 'office' | 'kz'
  nameKk?: string
  nameEn?: string
}

/** Cities of the shop; the first is the default. */
export const regions = seeds as readonly RegionSeed[]
