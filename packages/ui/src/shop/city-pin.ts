/** A place on a map of a city. */
export type CityPin = { id: number; name: string; place: { lat: number; lon: number } }
