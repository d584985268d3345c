type View = {
  src: string
  /**
   * Dimensions of the viewport of each view, equal for all views so that they have a common scale.
   */
  across: number
  up: number
  acrossCm: number
  upCm: number
}

type SizeFiguresProps = {
  views: readonly View[]
  /** Describes the drawing and its dimensions in text. */
  label: string
  /** «см». */
  unit: string
}

/**
 * Limits the height of a view on the phone, so that a narrow and tall product stays in the
 * viewport.
 */
const MAX_HEIGHT_REM = 20

/** Views of a product one under another, in a common scale, with numbers in the body text size. */
export function SizeFigures({ views, label, unit }: SizeFiguresProps) {
  const widest = Math.max(...views.map(({ across }) => across))
  const getWidth = (across: number, up: number) =>
    `min(${(across / widest) * 100}%, ${(MAX_HEIGHT_REM * across) / up}rem)`
  return (
    <div
      role="img"
      aria-label={label}
      className="flex flex-col gap-6 rounded-medium bg-sand px-4 py-6 text-small font-medium text-ink tabular-nums"
    >
      {views.map(({ src, across, up, acrossCm, upCm }) => (
        <div
          key={src}
          className="grid grid-cols-[minmax(0,1fr)_auto] justify-items-end gap-x-2 gap-y-1"
        >
          <img
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            className="block h-auto"
            style={{ width: getWidth(across, up), aspectRatio: `${across} / ${up}` }}
          />
          <span className="flex items-center gap-2 whitespace-nowrap">
            <span className="h-full w-2 border-y border-r border-ink-soft" />
            {`${upCm}\u00a0${unit}`}
          </span>
          <span
            className="flex flex-col items-center gap-1 whitespace-nowrap"
            style={{ width: getWidth(across, up) }}
          >
            <span className="h-2 w-full border-x border-b border-ink-soft" />
            {`${acrossCm}\u00a0${unit}`}
          </span>
        </div>
      ))}
    </div>
  )
}
