import { cva } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'

const cards = cva('grid gap-2 md:gap-3', {
  variants: {
    columns: { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'grid-cols-2 sm:grid-cols-4' },
    // Size labels are short, so two of them fit side by side on a phone.
    chosen: { accent: '', ink: 'grid-cols-2' },
  },
})

const card = cva(
  'relative block min-w-0 rounded-medium border border-line-strong bg-surface px-4 py-3.5 transition-colors hover:border-ink-soft has-checked:border-transparent has-checked:outline-2 has-checked:-outline-offset-2 has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-ink-faint has-focus-visible:ring-2 has-focus-visible:ring-accent has-focus-visible:ring-offset-2 has-focus-visible:ring-offset-paper',
  {
    variants: {
      chosen: { accent: 'has-checked:outline-accent', ink: 'has-checked:outline-ink' },
    },
  },
)

export type RadioCard = {
  value: string
  title: ReactNode
  note?: ReactNode
  /** Shown at the right of the title: a price. */
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardsProps = {
  /**
   * The question that the cards answer; read by screen readers, visible only where the page does
   * not show it already.
   */
  legend: string
  options: readonly RadioCard[]
  value: string | null
  onChange: (value: string) => void
  name: string
  /** accent for a choice of the order (delivery), ink for a property of the product (size). */
  chosen?: 'accent' | 'ink'
  columns?: 1 | 2 | 3 | 4
  /** What is wrong with the choice, or why it was not accepted. */
  error?: string | undefined
}

/** Radios drawn as large boxes: delivery methods, sizes. Arrow keys move between them. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, options, value, onChange, name, chosen = 'accent', columns = 3, error } = props
  const errorId = useId()
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="sr-only">{legend}</legend>
      <div className={cards({ columns, chosen })}>
        {options.map((option) => (
          <label key={option.value} className={card({ chosen })}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="flex items-baseline justify-between gap-3 font-medium">
              <span className="min-w-0">{option.title}</span>
              {option.aside && <span className="shrink-0 tabular-nums">{option.aside}</span>}
            </span>
            {option.note && (
              <span className="mt-1 block text-small text-ink-soft">{option.note}</span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-note text-sale">
          {error}
        </p>
      )}
    </fieldset>
  )
}
