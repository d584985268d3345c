import { Star } from 'lucide'
import { useId } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

type ScorePickerProps = {
  /** «Ваша оценка». */
  label: string
  /** 0 if none is chosen. */
  value: number
  onChange: (score: number) => void
  /** «Оценка 4 из 5» for each star, starting with one. */
  starLabels: readonly string[]
  error?: string | undefined
}

/** Five stars to choose from: native radios, so that arrow keys and form libraries work. */
export function ScorePicker({ label, value, onChange, starLabels, error }: ScorePickerProps) {
  const name = useId()
  return (
    <fieldset
      aria-describedby={error ? `${name}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-1 text-small text-ink-soft">{label}</legend>
      <div className="flex">
        {starLabels.map((starLabel, index) => (
          <label
            key={starLabel}
            className={`flex size-11 cursor-pointer items-center justify-center rounded-small has-focus-visible:outline-2 has-focus-visible:outline-accent ${index < value ? 'text-honey' : 'text-line-strong'}`}
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              aria-label={starLabel}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <Icon iconNode={Star} size="bar" filled />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="text-note text-sale">
          {error}
        </p>
      )}
    </fieldset>
  )
}
