'use client'

import { type CSSProperties, useId } from 'react'

export type Swatch = { id: number; name: string; src: string }

type SwatchesProps = {
  /** «Цвет», the name of the group. */
  label: string
  swatches: readonly Swatch[]
  chosenId: number
  onChoose: (id: number) => void
  /** The page on which all are seen, behind «+7». */
  moreHref: string
  /** «Ещё 7 цветов», for readers. */
  moreLabel: (hidden: number) => string
}

const most = 5

/**
 * Up to five textures of a card, 22 px round, and «+7» for the rest (storefront §9). Radios: one stop
 * of the Tab key, walked by the arrows. The chosen one is among the shown. Each is one element, since
 * a list has two hundred of them.
 */
export function Swatches(props: SwatchesProps) {
  const { label, swatches, chosenId, onChoose, moreHref, moreLabel } = props
  const group = useId()
  const shown = firstWith(swatches, chosenId)
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
          aria-label={moreLabel(hidden)}
          className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-small text-meta text-ink-soft hover:text-ink"
        >
          +{hidden}
        </a>
      )}
    </div>
  )
}

/** The first five, the chosen one taking the fifth place where it would be hidden. */
function firstWith(swatches: readonly Swatch[], chosenId: number) {
  const first = swatches.slice(0, most)
  const chosen = swatches.find(({ id }) => id === chosenId)
  return chosen && !first.includes(chosen) ? [...first.slice(0, most - 1), chosen] : first
}
