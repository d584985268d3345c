import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CityPin } from './city-pin.ts'
import { MapPin } from './map-pin.tsx'

type StreetPinProps = {
  map: MapLibre
  pin: CityPin
  isChosen: boolean
  onChoose: (id: number) => void
}

/** A map marker positioned by MapLibre, with its content rendered by React. */
export function StreetPin({ map, pin, isChosen, onChoose }: StreetPinProps) {
  const element = useMapMarker(map, pin.place)
  return createPortal(
    <MapPin pin={pin} isChosen={isChosen} onChoose={() => onChoose(pin.id)} />,
    element,
  )
}

/** An element that MapLibre keeps at a place of the map. */
export function useMapMarker(map: MapLibre, { lat, lon }: CityPin['place']): HTMLElement {
  const [element] = useState(() => document.createElement('div'))
  useEffect(() => {
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([lon, lat]).addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, element, lat, lon])
  return element
}
