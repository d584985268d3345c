import { X } from 'lucide'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { CloseOnBack } from '../dialog/close-on-back.ts'
import { useDialogFocus } from '../dialog/use-dialog-focus.ts'

type FullscreenDialogProps = {
  open: boolean
  /** Called on a click on the close button and on Escape. */
  onClose: () => void
  title: string
  closeLabel: string
  /** Fills the screen below the header and never scrolls. */
  children: ReactNode
}

/** A full-screen window for content that should be as large as possible: pictures. */
export function FullscreenDialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
}: FullscreenDialogProps) {
  const dialogFocus = useDialogFocus()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-backdrop data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...dialogFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 flex flex-col bg-surface outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <CloseOnBack onClose={onClose} />
          <div className="flex shrink-0 items-center justify-between gap-4 px-4 py-2 md:px-8 md:py-4">
            <Radix.Title className="min-w-0 text-h3">{title}</Radix.Title>
            <div className="-mr-2">
              <Radix.Close asChild>
                <IconButton label={closeLabel}>
                  <Icon iconNode={X} />
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
