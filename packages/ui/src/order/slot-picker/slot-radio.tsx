import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

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
export function SlotRadio(props: SlotRadioProps) {
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
