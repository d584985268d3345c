type View = {
  src: string
  /** Sides of the picture: alike for all views, so that they stand in one scale. */
  across: number
  up: number
  acrossCm: number
  upCm: number
}

type SizeFiguresProps = {
  views: readonly View[]
  /** What is drawn and its sizes in words. */
  label: string
  /** «см». */
  unit: string
}

/** No view of a phone's page is higher: what is narrow and high stays in sight. */
const HIGHEST_REM = 20

/** Views of a thing one under another, in one scale, with figures as large as the page's own text. */
export function SizeFigures({ views, label, unit }: SizeFiguresProps) {
  const widest = Math.max(...views.map(({ across }) => across))
  const widthOf = (across: number, up: number) =>
    `min(${(across / widest) * 100}%, ${(HIGHEST_REM * across) / up}rem)`
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
            style={{ width: widthOf(across, up), aspectRatio: `${across} / ${up}` }}
          />
          <span className="flex items-center gap-2 whitespace-nowrap">
            <span className="h-full w-2 border-y border-r border-ink-soft" />
            {`${upCm}\u00a0${unit}`}
          </span>
          <span
            className="flex flex-col items-center gap-1 whitespace-nowrap"
            style={{ width: widthOf(across, up) }}
          >
            <span className="h-2 w-full border-x border-b border-ink-soft" />
            {`${acrossCm}\u00a0${unit}`}
          </span>
        </div>
      ))}
    </div>
  )
}
