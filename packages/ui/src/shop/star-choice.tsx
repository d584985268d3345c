'use client'

import { Star } from 'lucide'
import { useId } from 'react'
import { Icon } from '../primitives/icon.tsx'

const places = [1, 2, 3, 4, 5]

type StarChoiceProps = {
  legend: string
  name: string
  /** 0 before anything is chosen. */
  value: number
  /** «4 звезды», read for each. */
  nameOf: (score: number) => string
  onChange: (score: number) => void
  error?: string
}

/** Five stars to give: radios, so that arrows walk them and readers hear what each is. */
export function StarChoice({ legend, name, value, nameOf, onChange, error }: StarChoiceProps) {
  const errorId = useId()
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-1.5 text-small text-ink-soft">{legend}</legend>
      <div className="flex">
        {places.map((score) => (
          <label
            key={score}
            className={`flex size-11 items-center justify-center rounded-small has-focus-visible:outline-2 has-focus-visible:outline-accent ${score <= value ? 'text-honey' : 'text-control'}`}
          >
            <input
              type="radio"
              name={name}
              value={score}
              checked={score === value}
              aria-label={nameOf(score)}
              onChange={() => onChange(score)}
              className="sr-only"
            />
            <Icon of={Star} size="bar" filled={score <= value} />
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
