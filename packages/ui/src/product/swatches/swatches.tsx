import { type CSSProperties, useId } from 'react'

export type Swatch = { id: number; name: string; src: string }

type SwatchesProps = {
  /** «Цвет», the accessible name of the group. */
  label: string
  swatches: readonly Swatch[]
  chosenId: number
  onChoose: (id: number) => void
  /** The page that shows all textures, behind «+7». */
  moreHref: string
  /** «Ещё 7 цветов», for screen readers. */
  getMoreLabel: (hidden: number) => string
}

const maxShown = 5

/**
 * Up to five textures of a card, 22 px discs, and «+7» for the rest (card.content). Radios: one tab
 * stop, arrow keys move between them. The chosen one is always visible. Each is a single element,
 * because a list has about two hundred of them.
 */
export function Swatches(props: SwatchesProps) {
  const { label, swatches, chosenId, onChoose, moreHref, getMoreLabel } = props
  const group = useId()
  const shown = selectVisibleSwatches(swatches, chosenId)
  const hidden = swatches.length - shown.length
  return (
    <div className="flex items-center gap-1.5 md:gap-2">
      <fieldset className="flex min-w-0 md:gap-1">
        <legend className="sr-only">{label}</legend>
        {shown.map(({ id, name, src }) => (
          <input
            key={id}
            type="radio"
            name={group}
            title={name}
            aria-label={name}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
            className="swatch"
            style={{ '--texture': `url("${src}")` } as CSSProperties}
          />
        ))}
      </fieldset>
      {hidden > 0 && (
        <a
          href={moreHref}
          aria-label={getMoreLabel(hidden)}
          className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-small text-meta text-ink-soft hover:text-ink"
        >
          +{hidden}
        </a>
      )}
    </div>
  )
}

/** The first five; a chosen texture beyond them replaces the fifth. */
function selectVisibleSwatches(swatches: readonly Swatch[], chosenId: number) {
  const first = swatches.slice(0, maxShown)
  const chosen = swatches.find(({ id }) => id === chosenId)
  return chosen && !first.includes(chosen) ? [...first.slice(0, maxShown - 1), chosen] : first
}
