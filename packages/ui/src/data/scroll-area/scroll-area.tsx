import { ScrollArea as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useOverflow } from './use-overflow.ts'

const hideDelayMs = 1_300

type ScrollAreaProps = {
  /** Accessible name of the scrolling content. */
  label: string
  children: ReactNode
}

/**
 * Lets wide content scroll horizontally in its own container instead of scrolling the page; also by
 * keyboard if it overflows. The bar shows while it scrolls and hides 1300 ms later
 * (scroll.autohide).
 */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const { ref, overflows } = useOverflow()
  return (
    <Radix.Root type="scroll" scrollHideDelay={hideDelayMs} className="overflow-hidden">
      <Radix.Viewport
        ref={ref}
        role="region"
        aria-label={label}
        // A scroll container must be focusable for keyboard users.
        tabIndex={overflows ? 0 : undefined}
        className="-outline-offset-2"
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar
        orientation="horizontal"
        className="flex h-2.5 touch-none flex-col p-0.5 select-none"
      >
        <Radix.Thumb className="flex-1 rounded-full bg-ink-soft" />
      </Radix.Scrollbar>
    </Radix.Root>
  )
}
