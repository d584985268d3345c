interface Destination {
  address: string
  coordinates: { latitude: number; longitude: number } | null
}

/** The address of a map that leads to an order; a search where its place is not known. */
export function buildRouteLink({ address, coordinates }: Destination): string {
  const query = coordinates
    ? `rtext=~${coordinates.latitude},${coordinates.longitude}&rtt=auto`
    : `text=${encodeURIComponent(address)}`
  return `https://yandex.ru/maps/?${query}`
}
