'use client'

import { X } from 'lucide'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseOnBack } from './close-on-back.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useWindowFocus } from './use-window-focus.ts'

type FullWindowProps = {
  open: boolean
  /** The icon or Escape asked to close. */
  onClose: () => void
  title: string
  closeLabel: string
  /** Fills what the head leaves of the screen and never scrolls. */
  children: ReactNode
}

/** A window over the whole screen, for what is looked at as large as can be: pictures. */
export function FullWindow({ open, onClose, title, closeLabel, children }: FullWindowProps) {
  const windowFocus = useWindowFocus()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-backdrop data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...windowFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 flex flex-col bg-surface outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <CloseOnBack onClose={onClose} />
          <div className="flex shrink-0 items-center justify-between gap-4 px-4 py-2 md:px-8 md:py-4">
            <Radix.Title className="min-w-0 text-h3">{title}</Radix.Title>
            <div className="-mr-2">
              <Radix.Close asChild>
                <IconButton label={closeLabel}>
                  <Icon of={X} />
                </IconButton>
              </Radix.Close>
            </div>
          </div>
          <div className="min-h-0 flex-1">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
