import type { ComponentProps } from 'react'

type ColourCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & {
  /** The name of the colour: read by screen readers and shown on hover. */
  label: string
  /** The CSS colour, from the shop's data; without it the disc is empty. */
  colour?: string | null | undefined
}

/**
 * A colour to select, as a disc of 30 px (ADR 0050, filter column). A native checkbox, so that
 * plain forms submit it.
 */
export function ColourCheckbox({ label, colour, ...input }: ColourCheckboxProps) {
  return (
    <label
      title={label}
      className="relative flex size-11 items-center justify-center has-disabled:cursor-not-allowed has-disabled:opacity-40 md:size-9"
    >
      <input {...input} type="checkbox" aria-label={label} className="sr-only" />
      {/* An SVG instead of a style attribute, because the content security policy forbids inline
   styles. */}
      <svg viewBox="0 0 30 30" aria-hidden="true" className="colour-disc">
        <circle cx="15" cy="15" r="15" fill={colour ?? 'none'} />
      </svg>
    </label>
  )
}
