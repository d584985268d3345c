import { fitPlaces } from '@svetlitsa/domain/map/fit-places'
import { CityMapBackground } from './city-map-background.tsx'
import type { CityPin } from './city-pin.ts'
import { MapPin } from './map-pin.tsx'

type CityMapProps = {
  /** Accessible name of the map: «Магазины на карте». */
  label: string
  pins: readonly CityPin[]
  chosenId: number | null
  onChoose: (id: number) => void
  /** «Схема, не к масштабу улиц». */
  caption: string
}

const mapArea = { ratio: 900 / 440, margin: 12 }

/** The bundled plain map of a city with its stores; a clicked pin shows the name of its store. */
export function CityMap({ label, pins, chosenId, onChoose, caption }: CityMapProps) {
  const points = fitPlaces(
    pins.map(({ place }) => place),
    mapArea,
  )
  return (
    <section
      aria-label={label}
      data-theme="light"
      className="relative h-80 overflow-hidden rounded-large md:h-110"
    >
      <CityMapBackground />
      <ul>
        {pins.map((pin, index) => {
          const { x = 50, y = 50 } = points[index] ?? {}
          const isChosen = pin.id === chosenId
          return (
            <li
              key={pin.id}
              style={{ left: `${x}%`, top: `${y}%` }}
              className={`absolute -translate-x-1/2 -translate-y-full ${isChosen ? 'z-1' : ''}`}
            >
              <MapPin
                pin={pin}
                isChosen={isChosen}
                onChoose={() => onChoose(pin.id)}
                labelSide={x < 30 ? 'right' : x > 70 ? 'left' : 'both'}
              />
            </li>
          )
        })}
      </ul>
      <p className="absolute right-3 bottom-2 rounded-small bg-white/80 px-2 py-0.5 text-note text-picture-ink">
        {caption}
      </p>
    </section>
  )
}
