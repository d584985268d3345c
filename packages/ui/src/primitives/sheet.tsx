'use client'

import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseOnBack } from './close-on-back.tsx'
import { useSwipeDown } from './use-swipe-down.ts'
import { useWindowFocus } from './use-window-focus.ts'
import { WindowBody } from './window-body.tsx'
import { WindowHead } from './window-head.tsx'

type SheetProps = {
  open: boolean
  /** The backdrop, the icon, Escape or a swipe down asked to close. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays in sight at the foot: «Сбросить | Показать 52 товара». */
  footer?: ReactNode
}

/**
 * What belongs to the page and comes over it for a while: filters, an order beside the list. From
 * below with a grip on a phone, from the right from md up.
 */
export function Sheet({ open, onClose, title, closeLabel, children, footer }: SheetProps) {
  const { handle, offsetPx } = useSwipeDown(onClose)
  const windowFocus = useWindowFocus()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-backdrop data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-end overflow-hidden pt-10 md:pt-0">
          <Radix.Content
            {...windowFocus}
            aria-describedby={undefined}
            className="pointer-events-auto flex max-h-full w-full flex-col rounded-t-large bg-surface shadow-float outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:h-full md:max-w-filter md:rounded-none md:data-[state=closed]:animate-side-out md:data-[state=open]:animate-side-in"
            style={offsetPx > 0 ? { transform: `translateY(${offsetPx}px)` } : undefined}
          >
            <CloseOnBack onClose={onClose} />
            <WindowHead title={title} closeLabel={closeLabel} handle={handle} />
            <WindowBody footer={footer}>{children}</WindowBody>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
