interface Store {
  name: string
  address: string
  phone: string
  place: { lat: number; lon: number }
}

/** Builds the structured data of a store (schema.org FurnitureStore). */
export function buildStoreData(
  { name, address, phone, place }: Store,
  city: string,
): Record<string, unknown> {
  return {
    '@type': 'FurnitureStore',
    name,
    telephone: phone,
    address: { '@type': 'PostalAddress', addressLocality: city, streetAddress: address },
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
  }
}
