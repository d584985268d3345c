import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import { LngLatBounds, type Map as MapLibre } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AddressMarks } from './address-marks.ts'
import { buildPlanStyle, toPosition } from './build-plan-style.ts'
import { createStreetMap, type StreetMapLabels, streetZoom } from './create-street-map.ts'
import { drawZones } from './draw-zones.ts'
import { readMapColours } from './map-colours.ts'

type AddressMapOptions = {
  centre: Coordinates
  marks: AddressMarks
  streets: { style: string | null; labels: StreetMapLabels }
  onFail: () => void
}

const cityZoom = 11
const houseZoom = 14

/** Creates the map once and keeps zones, theme and view in step with the properties. */
export function useAddressMap(
  box: RefObject<HTMLDivElement | null>,
  { centre, marks, streets, onFail }: AddressMapOptions,
): MapLibre | null {
  const [map, setMap] = useState<MapLibre | null>(null)
  const fail = useRef(onFail)
  const { zones, place, stores, chosenStoreId } = marks
  const latestZones = useRef(zones)
  latestZones.current = zones
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once; what it shows follows below.
  useEffect(() => {
    const container = box.current
    if (!container) return
    const getStyle = () => streets.style ?? buildPlanStyle(centre, readMapColours(container))
    const createdMap = createStreetMap(
      {
        container,
        style: getStyle(),
        center: toPosition(place ?? centre),
        zoom: place ? houseZoom : cityZoom,
        // The bundled plan has no sources to name.
        ...(streets.style === null ? { attributionControl: false } : {}),
      },
      streets.labels,
    )
    if (!createdMap) return fail.current()
    createdMap.once('error', () => createdMap.isStyleLoaded() || fail.current())
    createdMap.on('style.load', () =>
      drawZones(createdMap, latestZones.current, readMapColours(container).accent),
    )
    const darkTheme = matchMedia('(prefers-color-scheme: dark)')
    const repaint = () => createdMap.setStyle(getStyle(), { diff: false })
    darkTheme.addEventListener('change', repaint)
    setMap(createdMap)
    return () => {
      darkTheme.removeEventListener('change', repaint)
      createdMap.remove()
      setMap(null)
    }
  }, [streets.style])

  const placeKey = place ? `${place.lat},${place.lon}` : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map moves when another place is chosen, not when its object changes.
  useEffect(() => {
    if (!map || !place) return
    map.easeTo({ center: toPosition(place), zoom: Math.max(map.getZoom(), houseZoom) })
  }, [map, placeKey])

  const storesKey = stores.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with the list of stores only.
  useEffect(() => {
    if (!map || stores.length === 0) return
    const bounds = new LngLatBounds()
    for (const pin of stores) bounds.extend(toPosition(pin.place))
    map.fitBounds(bounds, { padding: 64, maxZoom: streetZoom, animate: false })
  }, [map, storesKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map moves when another store is chosen.
  useEffect(() => {
    const chosen = stores.find(({ id }) => id === chosenStoreId)
    if (map && chosen) map.easeTo({ center: toPosition(chosen.place) })
  }, [map, chosenStoreId])
  return map
}
