import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { CityMap } from '@svetlitsa/ui/store/city-map'
import { type ComponentProps, Suspense, useState } from 'react'

/** 250 KB that load only in a shop with street maps. */
const PlaceStreetMap = lazyWithReload(() =>
  import('./place-street-map.tsx').then(({ PlaceStreetMap }) => ({ default: PlaceStreetMap })),
)

/**
 * Places of a city on a street map where the shop has one, otherwise on the schematic map, which
 * needs no network (ADR 0040, map). A failure of the street map falls back to the schematic one.
 */
export function PlaceMap(props: ComponentProps<typeof CityMap>) {
  const { data } = useShellState()
  const [isSchematic, setSchematic] = useState(false)
  const cityMap = <CityMap {...props} />
  if (!data?.mapStyle || isSchematic) return cityMap
  return (
    <Suspense fallback={cityMap}>
      <PlaceStreetMap {...props} mapStyle={data.mapStyle} onFail={() => setSchematic(true)} />
    </Suspense>
  )
}
