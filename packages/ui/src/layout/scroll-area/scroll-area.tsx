'use client'

import type { ReactNode } from 'react'
import { useOverflow } from './use-overflow.ts'

type ScrollAreaProps = {
  /** Accessible name of the scrolling content. */
  label: string
  children: ReactNode
}

/**
 * Lets wide content scroll horizontally in its own container instead of scrolling the page; also by
 * keyboard if it overflows.
 */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const { ref, overflows } = useOverflow()
  return (
    <section
      ref={ref}
      aria-label={label}
      // A scroll container must be focusable for keyboard users.
      tabIndex={overflows ? 0 : undefined}
      className="overflow-x-auto -outline-offset-2"
    >
      {children}
    </section>
  )
}
