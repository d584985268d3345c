import seeds from './vendors.json' with { type: 'json' }

export interface Vendor {
  id: number
  name: string
  country: string
  /** Product profiles of the vendor, referenced by product kinds. */
  profiles: readonly string[]
  about: string
}

export const vendors: readonly Vendor[] = seeds.map((seed, index) => ({ id: index + 1, ...seed }))

/** A series has one vendor for each profile: one factory makes its sofas, another its chests. */
export function getSeriesVendor(profile: string, seriesIndex: number): Vendor {
  const candidates = vendors.filter(({ profiles }) => profiles.includes(profile))
  const vendor = candidates[seriesIndex % candidates.length]
  if (!vendor) throw new Error(`no vendor has the profile ${profile}`)
  return vendor
}
