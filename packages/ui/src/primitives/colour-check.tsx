import type { ComponentProps } from 'react'

type ColourCheckProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & {
  /** The colour's name: read aloud and shown under the mouse. */
  label: string
  /** The colour itself, from the shop's data; without it an empty disc. */
  colour?: string | null | undefined
}

/** A colour to tick, as a disc of 30 px (design notes §3, filter column). A native checkbox, so that plain forms send it. */
export function ColourCheck({ label, colour, ...input }: ColourCheckProps) {
  return (
    <label
      title={label}
      className="relative flex size-11 items-center justify-center has-disabled:cursor-not-allowed has-disabled:opacity-40 md:size-9"
    >
      <input {...input} type="checkbox" aria-label={label} className="sr-only" />
      {/* A drawing rather than a style attribute: the content security policy allows none. */}
      <svg viewBox="0 0 30 30" aria-hidden="true" className="colour-disc">
        <circle cx="15" cy="15" r="15" fill={colour ?? 'none'} />
      </svg>
    </label>
  )
}
