import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseOnBack } from '../dialog/close-on-back.ts'
import { DialogBody, DialogHeader } from '../dialog/dialog-frame.tsx'
import { useDialogFocus } from '../dialog/use-dialog-focus.ts'
import { useSwipeDown } from '../dialog/use-swipe-down.ts'

type SheetProps = {
  open: boolean
  /** Called on a click on the backdrop or the close button, on Escape and on a swipe down. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Always visible at the bottom: «Сбросить | Показать 52 товара». */
  footer?: ReactNode
}

/**
 * A panel that covers a part of the page: filters, an order beside the list. It slides in from the
 * bottom with a grip on a phone and from the right from md up.
 */
export function Sheet({ open, onClose, title, closeLabel, children, footer }: SheetProps) {
  const { handle, offsetPx } = useSwipeDown(onClose)
  const dialogFocus = useDialogFocus()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-backdrop data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-end overflow-hidden pt-10 md:pt-0">
          <Radix.Content
            {...dialogFocus}
            aria-describedby={undefined}
            className="pointer-events-auto flex max-h-full w-full flex-col rounded-t-large bg-surface shadow-float outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:h-full md:max-w-filter md:rounded-none md:data-[state=closed]:animate-side-out md:data-[state=open]:animate-side-in"
            style={offsetPx > 0 ? { transform: `translateY(${offsetPx}px)` } : undefined}
          >
            <CloseOnBack onClose={onClose} />
            <DialogHeader title={title} closeLabel={closeLabel} handle={handle} />
            <DialogBody footer={footer}>{children}</DialogBody>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
