'use client'

import { type Spec, SpecTable } from '@svetlitsa/ui/shop/spec-table'
import { useOffer } from './offer-scope.tsx'

type ProductSpecsProps = {
  /** What every offer shares and no property says: manufacturer, collection. */
  shared: readonly Spec[]
}

/** The characteristics of the chosen offer. */
export function ProductSpecs({ shared }: ProductSpecsProps) {
  const { offer } = useOffer()
  return <SpecTable specs={[...offer.specs, ...shared]} />
}
