import { cva } from 'class-variance-authority'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { describeField, FieldFrame, type FieldTexts } from '../field/field-frame.tsx'

const codeLength = 6
const positions = Array.from({ length: codeLength }, (_, index) => index)

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

type CodeFieldProps = FieldTexts & {
  /** Called when the sixth digit is entered. */
  onComplete: (code: string) => void
  disabled?: boolean
  /** Receives the focus when the window around it opens. */
  focusOnOpen?: boolean
}

/**
 * Six cells for the code from an SMS. Behind them is one native input, so that pasting, the phone's
 * «code from messages», Backspace and screen readers work as in any field. To clear it after a
 * wrong code, change its `key`.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hideLabel, hint, error, onComplete, disabled, focusOnOpen } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [hasFocus, setHasFocus] = useState(false)

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, codeLength)
    setCode(digits)
    if (digits.length === codeLength && digits !== code) onComplete(digits)
  }
  const current = Math.min(code.length, codeLength - 1)
  const getCellState = (position: number) => {
    if (disabled) return 'off'
    if (error) return 'wrong'
    return hasFocus && position === current ? 'current' : 'idle'
  }

  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div className="relative">
        <div className="flex gap-2" aria-hidden="true">
          {positions.map((position) => (
            <span key={position} className={cell({ state: getCellState(position) })}>
              {code[position] ?? (hasFocus && position === code.length && <Caret />)}
            </span>
          ))}
        </div>
        <input
          ref={input}
          {...describeField(id, { hint, error })}
          className="absolute inset-0 size-full cursor-text rounded-medium text-transparent caret-transparent opacity-0"
          data-first-focus={focusOnOpen ? '' : undefined}
          value={code}
          onChange={handleChange}
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
