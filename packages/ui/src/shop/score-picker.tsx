'use client'

import { Star } from 'lucide'
import { useId } from 'react'
import { Icon } from '../primitives/icon.tsx'

type ScorePickerProps = {
  /** «Ваша оценка». */
  label: string
  /** 0 while none is chosen. */
  value: number
  onChange: (score: number) => void
  /** «Оценка 4 из 5» of each star, one first. */
  words: readonly string[]
  error?: string | undefined
}

/** Five stars to choose from: native radios, so that arrows walk them and forms know them. */
export function ScorePicker({ label, value, onChange, words, error }: ScorePickerProps) {
  const name = useId()
  return (
    <fieldset
      aria-describedby={error ? `${name}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-1 text-small text-ink-soft">{label}</legend>
      <div className="flex">
        {words.map((word, at) => (
          <label
            key={word}
            className={`flex size-11 cursor-pointer items-center justify-center rounded-small has-focus-visible:outline-2 has-focus-visible:outline-accent ${at < value ? 'text-honey' : 'text-line-strong'}`}
          >
            <input
              type="radio"
              name={name}
              value={at + 1}
              checked={value === at + 1}
              aria-label={word}
              onChange={() => onChange(at + 1)}
              className="sr-only"
            />
            <Icon of={Star} size="bar" filled />
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
