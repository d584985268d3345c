/** What is charged for each service, in whole currency units. */
export interface ServicePrices {
  delivery: number
  toDoor: number
  lift: number
  assembly: number
}

/** The services of an order as they were requested. */
export interface ServiceOrder {
  /** Where it goes and how: its price stands while this is the same. */
  destination: string
  toDoor: boolean
  lift: 'none' | 'lift' | 'stairs'
  floor: number | null
  assembly: boolean
}

/**
 * Returns the sums of the services as the order has them. It keeps one sum for all of them and that
 * of the assembly; the rest is the carrying, shared by the tariff of carrying to the door.
 */
export function splitServicesSum(
  requested: Pick<ServiceOrder, 'toDoor' | 'lift' | 'assembly'>,
  sums: { delivery: number; services: number; assembly: number },
  toDoorPrice: number,
): ServicePrices {
  const { delivery, services } = sums
  const ofAssembly = requested.assembly ? Math.min(services, sums.assembly) : 0
  const carrying = services - ofAssembly
  const hasLift = requested.lift !== 'none'
  if (!requested.toDoor && !hasLift) return { delivery, toDoor: 0, lift: 0, assembly: services }
  const toDoor = !requested.toDoor ? 0 : hasLift ? Math.min(carrying, toDoorPrice) : carrying
  return { delivery, toDoor, lift: carrying - toDoor, assembly: ofAssembly }
}

/**
 * Returns the sums after a change: what stays the same costs what was agreed, whatever the tariff has
 * become since; what is new costs what the tariff says now (services.delivery).
 */
export function priceServiceLines(
  before: { requested: ServiceOrder; prices: ServicePrices } | null,
  after: ServiceOrder,
  tariff: ServicePrices,
): ServicePrices {
  const keeps = (isSame: (requested: ServiceOrder) => boolean) =>
    before !== null && isSame(before.requested)
  const choose = (id: keyof ServicePrices, isAsked: boolean, isSame: boolean) =>
    !isAsked ? 0 : isSame && before ? before.prices[id] : tariff[id]
  const isSameLift = (requested: ServiceOrder) =>
    requested.lift === after.lift && (after.lift === 'lift' || requested.floor === after.floor)
  return {
    delivery: choose(
      'delivery',
      true,
      keeps((requested) => requested.destination === after.destination),
    ),
    toDoor: choose(
      'toDoor',
      after.toDoor,
      keeps((requested) => requested.toDoor),
    ),
    lift: choose('lift', after.lift !== 'none', keeps(isSameLift)),
    assembly: choose(
      'assembly',
      after.assembly,
      keeps((requested) => requested.assembly),
    ),
  }
}
