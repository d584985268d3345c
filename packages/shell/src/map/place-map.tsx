'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { CityMap } from '@svetlitsa/ui/shop/city-map'
import { type ComponentProps, Suspense, useState } from 'react'

/** A quarter of a megabyte that only a shop with street maps loads. */
const PlaceStreets = lazyPart(() =>
  import('./place-streets.tsx').then(({ PlaceStreets }) => ({ default: PlaceStreets })),
)

/**
 * Places of a city: on a map of its streets where the shop has one, else on the plain scheme, which
 * needs no network (decisions «Orders», map). What fails on the way to the streets leaves the scheme.
 */
export function PlaceMap(props: ComponentProps<typeof CityMap>) {
  const { data } = useShellState()
  const [isPlain, setPlain] = useState(false)
  const scheme = <CityMap {...props} />
  if (!data?.mapStyle || isPlain) return scheme
  return (
    <Suspense fallback={scheme}>
      <PlaceStreets {...props} mapStyle={data.mapStyle} onFail={() => setPlain(true)} />
    </Suspense>
  )
}
