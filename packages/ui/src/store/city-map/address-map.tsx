import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { AddressMarks } from './address-marks.ts'
import type { StreetMapLabels } from './create-street-map.ts'
import { PinShape } from './map-pin.tsx'
import { StreetPin, useMapMarker } from './street-pin.tsx'
import { useAddressMap } from './use-address-map.ts'

type AddressMapProps = {
  centre: Coordinates
  marks: AddressMarks
  /**
   * Without the address of a style the bundled plan of the city is drawn. The label names the map
   * by its purpose: «Магазины на карте».
   */
  streets: { style: string | null; label: string; labels: StreetMapLabels }
  onPickPlace: (place: Coordinates) => void
  onChooseStore: (id: number) => void
  /** Called if the style cannot be loaded, or the device cannot render the map. */
  onFail: () => void
}

/**
 * A map to click an address or choose a store on. A field and a list beside it must do the same,
 * because a keyboard reaches no place of a map.
 */
export function AddressMap(props: AddressMapProps) {
  const { centre, marks, streets, onPickPlace, onChooseStore, onFail } = props
  const { place, stores, chosenStoreId } = marks
  const box = useRef<HTMLDivElement>(null)
  const map = useAddressMap(box, { centre, marks, streets, onFail })
  const pick = useRef(onPickPlace)
  pick.current = onPickPlace
  const canPick = stores.length === 0
  useEffect(() => {
    if (!map || !canPick) return
    map.getCanvas().style.cursor = 'crosshair'
    const subscription = map.on('click', ({ lngLat }) =>
      pick.current({ lat: roundDegrees(lngLat.lat), lon: roundDegrees(lngLat.lng) }),
    )
    return () => {
      subscription.unsubscribe()
      map.getCanvas().style.cursor = ''
    }
  }, [map, canPick])
  return (
    <section
      aria-label={streets.label}
      className="relative h-70 overflow-hidden rounded-large bg-map-ground md:h-90"
    >
      <div ref={box} className="size-full" />
      {map &&
        stores.map((pin) => (
          <StreetPin
            key={pin.id}
            map={map}
            pin={pin}
            isChosen={pin.id === chosenStoreId}
            onChoose={onChooseStore}
          />
        ))}
      {map && place && <PlacePin map={map} place={place} />}
    </section>
  )
}

/** The chosen address; its text is in the field beside the map. */
function PlacePin({ map, place }: { map: MapLibre; place: Coordinates }) {
  const element = useMapMarker(map, place)
  return createPortal(
    <span className="pointer-events-none block text-accent">
      <PinShape />
    </span>,
    element,
  )
}

/** To about ten centimetres. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
