import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const track = cva('relative inline-flex shrink-0', {
  variants: { place: { start: '', end: 'order-last' } },
})

type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'size' | 'className' | 'style'
> & {
  label: ReactNode
  /** A second line that describes the effect. */
  note?: ReactNode
  /** Shown at the right end: the price of a service. */
  after?: ReactNode
  /** Position of the switch: before the label in a list of services, after it in a filter. */
  switchPosition?: 'start' | 'end'
}

/** A switch that takes effect immediately, without a save button: services, «есть в магазинах». */
export function Switch({ label, note, after, switchPosition = 'start', ...input }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-4 has-disabled:cursor-not-allowed has-disabled:opacity-40">
      <span className={track({ place: switchPosition })}>
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state
          role="switch"
          className="peer h-6.5 w-11 appearance-none rounded-full bg-control transition-colors checked:bg-forest disabled:cursor-not-allowed"
        />
        <span className="pointer-events-none absolute top-0.75 left-0.75 size-5 rounded-full bg-white transition-transform peer-checked:translate-x-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        {label}
        {note && <span className="block text-small text-ink-soft">{note}</span>}
      </span>
      {after && <span className="shrink-0">{after}</span>}
    </label>
  )
}
