'use client'

import type { ReactNode } from 'react'
import { useOverflow } from './use-overflow.ts'

type ScrollBoxProps = {
  /** What scrolls sideways, for readers. */
  label: string
  children: ReactNode
}

/** Lets a wide thing scroll sideways in its own box instead of the page; by keyboard too, where it does scroll. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const { ref, overflows } = useOverflow()
  return (
    <section
      ref={ref}
      aria-label={label}
      // A box that scrolls must be reachable without a mouse.
      tabIndex={overflows ? 0 : undefined}
      className="overflow-x-auto -outline-offset-2"
    >
      {children}
    </section>
  )
}
