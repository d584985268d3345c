/// <reference path="./maplibre-css.d.ts" />
'use client'

import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { CityPin } from './city-pin.ts'
import { MapPin } from './map-pin.tsx'
import 'maplibre-gl/dist/maplibre-gl.css'
import { createPortal } from 'react-dom'

// By default MapLibre looks for its worker next to its own script, where a bundler does not emit
// it.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/** Labels of the map's own buttons and hints. */
export type StreetMapLabels = {
  name: string
  closer: string
  farther: string
  sources: string
  withCtrl: string
  withCommand: string
  withFingers: string
}

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

/** A single pin is shown at street level. */
const streetZoom = 15

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

type StreetPinProps = {
  map: MapLibre
  pin: CityPin
  isChosen: boolean
  onChoose: (id: number) => void
}

/** A map marker positioned by MapLibre, with its content rendered by React. */
function StreetPin({ map, pin, isChosen, onChoose }: StreetPinProps) {
  const [element] = useState(() => document.createElement('div'))
  const { lat, lon } = pin.place
  useEffect(() => {
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([lon, lat]).addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, element, lat, lon])
  return createPortal(
    <MapPin pin={pin} isChosen={isChosen} onChoose={() => onChoose(pin.id)} />,
    element,
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
  try {
    const map = new MapLibre({
      container,
      style,
      bounds,
      fitBoundsOptions: { padding: 64, maxZoom: streetZoom },
      // Otherwise scrolling the page over the map would zoom the map instead.
      cooperativeGestures: true,
      locale: {
        'Map.Title': labels.name,
        'NavigationControl.ZoomIn': labels.closer,
        'NavigationControl.ZoomOut': labels.farther,
        'AttributionControl.ToggleAttribution': labels.sources,
        'CooperativeGesturesHandler.WindowsHelpText': labels.withCtrl,
        'CooperativeGesturesHandler.MacHelpText': labels.withCommand,
        'CooperativeGesturesHandler.MobileHelpText': labels.withFingers,
      },
    })
    return map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  } catch {
    return null
  }
}
