import seeds from './data/vendors.json' with { type: 'json' }

export interface Vendor {
  id: number
  name: string
  country: string
  /** What it makes: a profile that kinds of goods ask for. */
  makes: readonly string[]
  about: string
}

export const vendors: readonly Vendor[] = seeds.map((seed, at) => ({ id: at + 1, ...seed }))

/** A series has one maker for each profile: its sofas come from one factory, its chests from another. */
export function makerOf(profile: string, seriesAt: number): Vendor {
  const makers = vendors.filter(({ makes }) => makes.includes(profile))
  const found = makers[seriesAt % makers.length]
  if (!found) throw new Error(`nobody makes ${profile}`)
  return found
}
