'use client'

import type { ReactNode } from 'react'
import { useOverflow } from '../../layout/scroll-area/use-overflow.ts'

type DialogBodyProps = {
  children: ReactNode
  /** Always visible under the scrolling content: the buttons. */
  footer?: ReactNode
}

/**
 * The content of a dialog or a sheet below its header: it scrolls, the footer does not. It is
 * positioned so that it contains its visually hidden inputs: otherwise their focus would scroll
 * header and footer away.
 */
export function DialogBody({ children, footer }: DialogBodyProps) {
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
