'use client'

import { type Property, PropertyTable } from '@svetlitsa/ui/data/property-table'
import { useOffer } from '../offer/offer-provider.tsx'

type ProductSpecsProps = {
  /** Shared by all offers and not part of the properties: vendor, collection. */
  shared: readonly Property[]
}

/** The properties of the selected offer. */
export function ProductSpecs({ shared }: ProductSpecsProps) {
  const { offer } = useOffer()
  return <PropertyTable properties={[...offer.specs, ...shared]} />
}
