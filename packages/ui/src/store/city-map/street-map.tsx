/// <reference path="./maplibre-css.d.ts" />
import { LngLatBounds, type Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { CityPin } from './city-pin.ts'
import { createStreetMap, type StreetMapLabels, streetZoom } from './create-street-map.ts'
import { StreetPin } from './street-pin.tsx'

type Streets = {
  /** Address of the map style. */
  style: string
  labels: StreetMapLabels
}

type StreetMapProps = {
  /** Accessible name of the map: «Магазины на карте». */
  label: string
  pins: readonly CityPin[]
  chosenId: number | null
  onChoose: (id: number) => void
  streets: Streets
  /** Called if the style or its tiles cannot be loaded, or the device cannot render the map. */
  onFail: () => void
}

/** An interactive street map (MapLibre); its pins are buttons. */
export function StreetMap({ label, pins, chosenId, onChoose, streets, onFail }: StreetMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibre>()
  const fail = useRef(onFail)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once; the pins are added below.
  useEffect(() => {
    if (!box.current) return
    const createdMap = createMap(box.current, streets, pins)
    if (!createdMap) return fail.current()
    // Missing tiles at the edge are no reason to remove a map that is already shown.
    createdMap.once('error', () => createdMap.isStyleLoaded() || fail.current())
    setMap(createdMap)
    return () => createdMap.remove()
  }, [streets.style])
  const chosen = pins.find(({ id }) => id === chosenId)
  useEffect(() => {
    if (chosen && map) map.easeTo({ center: [chosen.place.lon, chosen.place.lat] })
  }, [map, chosen])
  return (
    <section
      aria-label={label}
      data-theme="light"
      className="relative h-80 overflow-hidden rounded-large bg-map-ground md:h-110"
    >
      <div ref={box} className="size-full" />
      {map &&
        pins.map((pin) => (
          <StreetPin
            key={pin.id}
            map={map}
            pin={pin}
            isChosen={pin.id === chosenId}
            onChoose={onChoose}
          />
        ))}
    </section>
  )
}

/** Creates a map that shows all pins; null if the device cannot render it. */
function createMap(
  container: HTMLElement,
  { style, labels }: Streets,
  pins: readonly CityPin[],
): MapLibre | null {
  const bounds = new LngLatBounds()
  for (const { place } of pins) bounds.extend([place.lon, place.lat])
  return createStreetMap(
    {
      container,
      style,
      bounds,
      fitBoundsOptions: { padding: 64, maxZoom: streetZoom },
    },
    labels,
  )
}
