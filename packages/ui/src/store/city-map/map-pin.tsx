import type { CityPin } from './city-pin.ts'

type MapPinProps = {
  pin: CityPin
  isChosen: boolean
  onChoose: () => void
  /** The side of the label: centered, or on one side near an edge of the map. */
  labelSide?: keyof typeof labelPositions
}

const labelPositions = {
  both: 'left-1/2 -translate-x-1/2 text-center',
  right: 'left-0',
  left: 'right-0 text-right',
}

/**
 * A drop-shaped pin that shows its label when selected; its point is at the middle of the bottom
 * edge.
 */
export function MapPin({
  pin: { name, lang },
  isChosen,
  onChoose,
  labelSide = 'both',
}: MapPinProps) {
  return (
    <div lang={lang} className="relative">
      {isChosen && (
        <span
          className={`absolute bottom-full w-max max-w-44 rounded-small bg-surface px-2 py-1 text-note font-medium text-ink ${labelPositions[labelSide]}`}
        >
          {name}
        </span>
      )}
      <button
        type="button"
        aria-label={name}
        aria-pressed={isChosen}
        onClick={onChoose}
        className={`flex size-11 items-end justify-center rounded-full ${isChosen ? 'text-accent' : 'text-ink'}`}
      >
        <PinShape />
      </button>
    </div>
  )
}

/** The drop of a pin in the current colour; its point is at the middle of the bottom edge. */
export function PinShape() {
  return (
    <svg viewBox="0 0 24 30" aria-hidden="true" className="h-8 w-6.5">
      <path d="M12 29s11-10.6 11-17.6A11 11 0 0 0 1 11.4C1 18.4 12 29 12 29z" fill="currentColor" />
      <circle cx="12" cy="11.4" r="4" className="fill-surface" />
    </svg>
  )
}
