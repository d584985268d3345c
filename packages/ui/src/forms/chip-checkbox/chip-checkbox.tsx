import type { ComponentProps } from 'react'

type ChipCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & {
  label: string
}

/**
 * A checkbox as a chip of 36 px, for short values such as a number of seats. A native checkbox, so
 * that plain forms submit it.
 */
export function ChipCheckbox({ label, ...input }: ChipCheckboxProps) {
  return (
    <label className="inline-flex max-md:min-h-11 max-md:items-center">
      <input {...input} type="checkbox" className="peer sr-only" />
      <span className="inline-flex h-9 cursor-pointer items-center rounded-full border border-line bg-surface px-3.5 text-small whitespace-nowrap transition-colors hover:border-line-strong peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:cursor-not-allowed peer-disabled:text-ink-faint">
        {label}
      </span>
    </label>
  )
}
