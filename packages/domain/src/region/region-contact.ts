/** A region's contact with the shop (storefront §3). */
export type RegionContact = { id: number; phone: string; phoneSanitized: string }

/** The contact of a region, or of the default region where it has none of its own. */
export function regionContact<Contact extends Pick<RegionContact, 'id'>>(
  contacts: readonly Contact[],
  regionId: number,
  defaultRegionId: number,
): Contact | null {
  const ofRegion = (id: number) => contacts.find((contact) => contact.id === id)
  return ofRegion(regionId) ?? ofRegion(defaultRegionId) ?? null
}
