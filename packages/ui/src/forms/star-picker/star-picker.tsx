import { Star } from 'lucide'
import { useId } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

const scores = [1, 2, 3, 4, 5]

type StarPickerProps = {
  legend: string
  name: string
  /** 0 if none is chosen. */
  value: number
  /** «4 звезды», the label of each star. */
  getStarLabel: (score: number) => string
  onChange: (score: number) => void
  error?: string
}

/** Five stars for a rating: radios, so that arrow keys work and screen readers read each label. */
export function StarPicker({
  legend,
  name,
  value,
  getStarLabel,
  onChange,
  error,
}: StarPickerProps) {
  const errorId = useId()
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-1.5 text-small text-ink-soft">{legend}</legend>
      <div className="flex">
        {scores.map((score) => (
          <label
            key={score}
            className={`flex size-11 items-center justify-center rounded-small has-focus-visible:outline-2 has-focus-visible:outline-accent ${score <= value ? 'text-honey' : 'text-control'}`}
          >
            <input
              type="radio"
              name={name}
              value={score}
              checked={score === value}
              aria-label={getStarLabel(score)}
              onChange={() => onChange(score)}
              className="sr-only"
            />
            <Icon iconNode={Star} size="bar" filled={score <= value} />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-note text-sale">
          {error}
        </p>
      )}
    </fieldset>
  )
}
