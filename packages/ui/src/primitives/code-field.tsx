'use client'

import { cva } from 'class-variance-authority'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { describeField, FieldFrame, type FieldWords } from './field-frame.tsx'

const codeLength = 6
const places = Array.from({ length: codeLength }, (_, index) => index)

const cell = cva(
  'flex h-16 min-w-0 flex-1 items-center justify-center rounded-medium border text-code text-ink',
  {
    variants: {
      state: {
        idle: 'border-control bg-surface',
        off: 'border-line bg-sand',
        current: 'border-transparent bg-surface outline-2 -outline-offset-2 outline-accent',
        wrong: 'border-transparent bg-surface outline-2 -outline-offset-2 outline-sale',
      },
    },
  },
)

type CodeFieldProps = FieldWords & {
  /** Called once the sixth digit stands. */
  onComplete: (code: string) => void
  disabled?: boolean
  /** Takes the keyboard when the window around it opens. */
  first?: boolean
}

/**
 * Six cells for the code from an SMS. Behind them lies one ordinary input, so pasting, the phone's
 * own «code from messages», Backspace and screen readers work as in any field. To clear it after a
 * wrong code, give it a new `key`.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hideLabel, hint, error, onComplete, disabled, first } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [hasFocus, setHasFocus] = useState(false)

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, codeLength)
    setCode(digits)
    if (digits.length === codeLength && digits !== code) onComplete(digits)
  }
  const current = Math.min(code.length, codeLength - 1)
  const stateOf = (place: number) => {
    if (disabled) return 'off'
    if (error) return 'wrong'
    return hasFocus && place === current ? 'current' : 'idle'
  }

  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div className="relative">
        <div className="flex gap-2" aria-hidden="true">
          {places.map((place) => (
            <span key={place} className={cell({ state: stateOf(place) })}>
              {code[place] ?? (hasFocus && place === code.length && <Caret />)}
            </span>
          ))}
        </div>
        <input
          ref={input}
          {...describeField(id, { hint, error })}
          className="absolute inset-0 size-full cursor-text rounded-medium text-transparent caret-transparent opacity-0"
          data-first-focus={first ? '' : undefined}
          value={code}
          onChange={take}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onSelect={() => input.current?.setSelectionRange(code.length, code.length)}
          disabled={disabled}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
        />
      </div>
    </FieldFrame>
  )
}

function Caret() {
  return <span className="h-7 w-0.5 bg-accent" />
}
