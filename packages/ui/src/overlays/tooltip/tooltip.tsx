import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

type TooltipProps = {
  text: string
  /** A focusable element that accepts a ref. */
  children: ReactElement
}

/**
 * A short text about an element, on hover or focus. It must never be the only place of the
 * information: touch screens cannot hover.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade-in rounded-dense bg-ink px-3 py-1.5 text-meta text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
