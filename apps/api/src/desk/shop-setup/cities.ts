import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import list from './cities.json' with { type: 'json' }
import units from './federal-units.json' with { type: 'json' }

/** A city of Russia or Kazakhstan that a shop can choose as a region. */
export interface City {
  code: string
  name: string
  nameKk: string
  nameEn: string
  /** The name with its preposition: «в Казани». */
  nameIn: string
  federalUnit: string
  timeZone: string
  latitude: number
  longitude: number
  currency: 'RUB' | 'KZT'
}

/** The bundled cities; others are imported from a file (docs/operations.md). */
export const cities: readonly City[] = list as City[]

export function findCity(code: string): City | null {
  return cities.find((city) => city.code === code) ?? null
}

/** The name of a federal unit in the reader's language; Russian for one that is not bundled. */
export function localizeFederalUnit(name: string, language: Language): string {
  const unit = units.find((one) => one.name === name)
  return unit ? localizeName(unit, language) : name
}
