import type { Language } from '@svetlitsa/domain/language/read-language'

/** A place on a map of a city. */
export type CityPin = {
  id: number
  name: string
  /** The language of its name, where the page speaks another. */
  lang?: Language | undefined
  place: { lat: number; lon: number }
}
