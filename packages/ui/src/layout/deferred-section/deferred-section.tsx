import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const sectionVariants = cva('far-below empty:hidden', {
  variants: {
    column: {
      true: '[--high:1000px] md:[--high:400px]',
      false: '[--high:600px] lg:[--high:400px]',
    },
  },
})

type DeferredSectionProps = {
  /** Whether its children are stacked on a phone, so that the estimated height there is larger. */
  stacked?: boolean
  children: ReactNode
}

/**
 * A block far below the first screen: the browser lays it out and paints it only when it is near
 * the viewport.
 */
export function DeferredSection({ stacked = false, children }: DeferredSectionProps) {
  return (
    <div
      className={sectionVariants({ column: stacked })}
      // The storefront marks it once it is laid out, maybe before it is hydrated.
      suppressHydrationWarning
    >
      {children}
    </div>
  )
}
