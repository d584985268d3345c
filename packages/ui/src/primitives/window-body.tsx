'use client'

import type { ReactNode } from 'react'
import { useOverflow } from './use-overflow.ts'

type WindowBodyProps = {
  children: ReactNode
  /** Stays in sight under what scrolls: the buttons. */
  footer?: ReactNode
}

/**
 * What stands under the head of a dialog or a sheet: it scrolls, the foot does not. It holds the
 * hidden fields inside it: outside they would scroll head and foot away when they take the keyboard.
 */
export function WindowBody({ children, footer }: WindowBodyProps) {
  const { ref, overflows } = useOverflow()
  return (
    <>
      <div
        ref={ref}
        tabIndex={overflows ? 0 : undefined}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-7 -outline-offset-2 md:px-8 md:pb-8"
      >
        <div>{children}</div>
      </div>
      {footer && (
        <div className="flex shrink-0 gap-2 border-t border-line px-4 py-3 md:px-8 md:py-4">
          {footer}
        </div>
      )}
    </>
  )
}
