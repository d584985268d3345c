import { fitPlaces } from '@svetlitsa/domain/map/fit-places'
import { CityGround } from './city-ground.tsx'

export type CityPin = { id: number; name: string; place: { lat: number; lon: number } }

type CityMapProps = {
  /** What the map shows, for readers: «Магазины на карте». */
  label: string
  pins: readonly CityPin[]
  chosenId: number | null
  onChoose: (id: number) => void
  /** «Схема, не к масштабу улиц». */
  caption: string
}

const sheet = { ratio: 900 / 440, margin: 12 }

/** The bundled plain map of a city with its stores; a pin that is pressed names its store. */
export function CityMap({ label, pins, chosenId, onChoose, caption }: CityMapProps) {
  const points = fitPlaces(
    pins.map(({ place }) => place),
    sheet,
  )
  return (
    <section
      aria-label={label}
      data-theme="light"
      className="relative h-80 overflow-hidden rounded-large md:h-110"
    >
      <CityGround />
      <ul>
        {pins.map(({ id, name }, index) => {
          const { x = 50, y = 50 } = points[index] ?? {}
          const isChosen = id === chosenId
          return (
            <li
              key={id}
              style={{ left: `${x}%`, top: `${y}%` }}
              className="absolute -translate-x-1/2 -translate-y-full"
            >
              {isChosen && (
                <span className="absolute bottom-full left-1/2 -translate-x-1/2 rounded-small bg-white px-2 py-1 text-note font-medium whitespace-nowrap text-picture-ink">
                  {name}
                </span>
              )}
              <button
                type="button"
                aria-label={name}
                aria-pressed={isChosen}
                onClick={() => onChoose(id)}
                className={`flex size-11 items-end justify-center rounded-full ${isChosen ? 'text-picture-accent' : 'text-picture-ink'}`}
              >
                <Pin />
              </button>
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

/** A full drop with a hole: of one colour with the text around it. */
function Pin() {
  return (
    <svg viewBox="0 0 24 30" aria-hidden="true" className="h-8 w-6.5">
      <path d="M12 29s11-10.6 11-17.6A11 11 0 0 0 1 11.4C1 18.4 12 29 12 29z" fill="currentColor" />
      <circle cx="12" cy="11.4" r="4" className="fill-white" />
    </svg>
  )
}
