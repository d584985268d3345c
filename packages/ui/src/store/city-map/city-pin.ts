import type { Language } from '@svetlitsa/domain/language/language'

/** A location on the map of a city. */
export type CityPin = {
  id: number
  name: string
  /** The language of the name, if it differs from the language of the page. */
  lang?: Language | undefined
  place: { lat: number; lon: number }
}
