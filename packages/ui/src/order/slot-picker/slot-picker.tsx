import { cva } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'

export type SlotDay = {
  /** «2026-11-24». */
  day: string
  /** «вт». */
  weekday: string
  /** «24». */
  number: string
  /** «вторник, 24 ноября», for screen readers. */
  label: string
  slots: readonly DaySlot[]
}

export type DaySlot = { from: string; to: string; isFree: boolean }

export type SlotValue = { day: string; from: string | null }

export type SlotPickerLabels = {
  /** «День и время». */
  title: string
  days: string
  slots: string
  /** «занято», read with a slot that is not available. */
  taken: string
}

type SlotPickerProps = {
  days: readonly SlotDay[]
  value: SlotValue
  onChange: (value: SlotValue) => void
  labels: SlotPickerLabels
  /** «Ноябрь». */
  month?: string
  /** Why no slot is chosen, or the chosen one was not accepted. */
  error?: string | undefined
}

/**
 * Choice of a day and a four-hour slot (ADR 0050): days as boxes, the chosen one ink, one without
 * free slots has no box; slots of 48 px, the chosen one terracotta, an unavailable one struck
 * through.
 */
export function SlotPicker(props: SlotPickerProps) {
  const { days, value, onChange, labels, month, error } = props
  const group = useId()
  const errorId = `${group}-error`
  const chosen = days.find(({ day }) => day === value.day)
  return (
    <div data-invalid={error ? '' : undefined}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h3 className="text-h3">{labels.title}</h3>
        <span className="text-small text-ink-soft">{month}</span>
      </div>
      <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
        <legend className="sr-only">{labels.days}</legend>
        <div className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:grid md:grid-cols-7">
          {days.map(({ day, weekday, number, label, slots }) => (
            <SlotRadio
              key={day}
              name={`${group}-day`}
              variant="day"
              label={label}
              checked={day === value.day}
              disabled={!slots.some(({ isFree }) => isFree)}
              onChoose={() => onChange({ day, from: null })}
            >
              <span className="block text-note">{weekday}</span>
              <span className="block text-body font-semibold">{number}</span>
            </SlotRadio>
          ))}
        </div>
      </fieldset>
      {chosen && (
        <fieldset className="mt-2 min-w-0" aria-describedby={error ? errorId : undefined}>
          <legend className="sr-only">{labels.slots}</legend>
          <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
            {chosen.slots.map(({ from, to, isFree }) => (
              <SlotRadio
                key={from}
                name={`${group}-slot`}
                variant="slot"
                label={isFree ? `${from}–${to}` : `${from}–${to}, ${labels.taken}`}
                checked={isFree && from === value.from}
                disabled={!isFree}
                onChoose={() => onChange({ day: value.day, from })}
              >
                {`${from}–${to}`}
              </SlotRadio>
            ))}
          </div>
        </fieldset>
      )}
      {error && (
        <p id={errorId} className="mt-2 text-note text-sale">
          {error}
        </p>
      )}
    </div>
  )
}

const box = cva(
  'relative flex min-w-0 shrink-0 flex-col items-center justify-center rounded-medium border border-line bg-surface text-center transition-colors hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
  {
    variants: {
      variant: {
        day: 'h-15 w-14 text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:border-transparent has-disabled:bg-transparent has-disabled:text-ink-faint md:w-auto',
        slot: 'h-12 text-body font-medium has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-checked:ring-1 has-checked:ring-accent has-checked:ring-inset has-disabled:border-transparent has-disabled:bg-transparent has-disabled:font-normal has-disabled:text-ink-faint has-disabled:line-through',
      },
    },
  },
)

type SlotRadioProps = {
  name: string
  variant: 'day' | 'slot'
  label: string
  checked: boolean
  disabled: boolean
  onChoose: () => void
  children: ReactNode
}

/** One day or one slot: a radio that looks like a box. */
function SlotRadio(props: SlotRadioProps) {
  const { name, variant, label, checked, disabled, onChoose, children } = props
  return (
    <label className={box({ variant })}>
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  )
}
