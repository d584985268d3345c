import type { RegionRow } from './region-file.ts'

/**
 * The regions of a new shop: the default city of each country. More can be imported with `npm run
 * shop -- import regions FILE`.
 */
export const firstRegions: readonly RegionRow[] = [
  {
    code: 'moskva',
    name: 'Москва',
    nameKk: 'Мәскеу',
    nameEn: 'Moscow',
    nameIn: 'в Москве',
    federalUnit: 'Москва',
    timeZone: 'Europe/Moscow',
    latitude: 55.7558,
    longitude: 37.6173,
    phones: [],
    isDefault: true,
    flags: {},
  },
  {
    code: 'almaty',
    name: 'Алматы',
    nameKk: 'Алматы',
    nameEn: 'Almaty',
    nameIn: 'в Алматы',
    federalUnit: 'Алматы',
    timeZone: 'Asia/Almaty',
    latitude: 43.2389,
    longitude: 76.8897,
    phones: [],
    isDefault: false,
    flags: { kz: true, splitAvailable: false, installmentType: 'credit' },
  },
]
