/// <reference path="./maplibre-css.d.ts" />
'use client'

import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { CityPin } from './city-pin.ts'
import { MapPin } from './map-pin.tsx'
import 'maplibre-gl/dist/maplibre-gl.css'
import { createPortal } from 'react-dom'

// The viewer looks for its worker beside itself, where a bundler leaves nothing.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/** What the map's own buttons and hints say. */
export type StreetWords = {
  name: string
  closer: string
  farther: string
  sources: string
  withCtrl: string
  withCommand: string
  withFingers: string
}

type Streets = {
  /** Address of the style of the map. */
  style: string
  words: StreetWords
}

type StreetMapProps = {
  /** What the map shows, for readers: «Магазины на карте». */
  label: string
  pins: readonly CityPin[]
  chosenId: number | null
  onChoose: (id: number) => void
  streets: Streets
  /** The style or its tiles cannot be had, or the device draws no such map. */
  onFail: () => void
}

/** A city alone on the map is shown with the streets around it. */
const streetZoom = 15

/** The streets around some places, moved and brought closer (MapLibre); its pins are buttons. */
export function StreetMap({ label, pins, chosenId, onChoose, streets, onFail }: StreetMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibre>()
  const fail = useRef(onFail)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is made once; its pins follow below.
  useEffect(() => {
    if (!box.current) return
    const made = mapIn(box.current, streets, pins)
    if (!made) return fail.current()
    // Tiles that are missing at the edge are no reason to take a map away that stands already.
    made.once('error', () => made.isStyleLoaded() || fail.current())
    setMap(made)
    return () => made.remove()
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

/** A place of the map that the map itself moves, filled by React. */
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

/** The map with all pins in sight; null where the device cannot draw it. */
function mapIn(
  container: HTMLElement,
  { style, words }: Streets,
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
      // A page that is scrolled over must not get stuck in its map.
      cooperativeGestures: true,
      locale: {
        'Map.Title': words.name,
        'NavigationControl.ZoomIn': words.closer,
        'NavigationControl.ZoomOut': words.farther,
        'AttributionControl.ToggleAttribution': words.sources,
        'CooperativeGesturesHandler.WindowsHelpText': words.withCtrl,
        'CooperativeGesturesHandler.MacHelpText': words.withCommand,
        'CooperativeGesturesHandler.MobileHelpText': words.withFingers,
      },
    })
    return map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  } catch {
    return null
  }
}
