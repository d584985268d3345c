import { cva } from 'class-variance-authority'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseOnBack } from './close-on-back.ts'
import { DialogBody, DialogHeader } from './dialog-frame.tsx'
import { useDialogFocus } from './use-dialog-focus.ts'
import { useSwipeDown } from './use-swipe-down.ts'

const frame = cva(
  'pointer-events-auto relative flex max-h-full w-full flex-col overflow-hidden rounded-t-large bg-surface shadow-float outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:rounded-b-large md:data-[state=closed]:animate-rise-out md:data-[state=open]:animate-rise-in',
  {
    variants: {
      size: {
        max: 'md:h-full',
        xl: 'md:max-w-widest',
        big: 'md:max-w-wide',
        middle: 'md:max-w-region',
        'upper-small': 'md:max-w-filter',
        smalls: 'md:max-w-login',
        responsive: 'md:w-auto md:min-w-80',
      },
      phone: { bottom: '', full: 'h-full md:h-auto' },
    },
  },
)

export type WindowSize = 'max' | 'xl' | 'big' | 'middle' | 'upper-small' | 'smalls' | 'responsive'

type DialogProps = {
  open: boolean
  /** Called on a click on the backdrop or the close button, on Escape and on a swipe down. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /**
   * Width from md up (window.sizes): smalls 440, upper-small 480, middle 720, big 960, xl 1200, max
   * the whole screen, responsive as wide as its content.
   */
  size?: WindowSize
  /** On a phone: a sheet as high as its content, or the full screen. */
  phone?: 'bottom' | 'full'
  above?: ReactNode
  /** Always visible under the scrolling content: the buttons. */
  footer?: ReactNode
}

/**
 * A modal window in the middle of the page, a bottom sheet on a phone. It traps the focus and
 * returns it to the element that opened it.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    children,
    size = 'smalls',
    phone = 'bottom',
    above,
    footer,
  } = props
  const { handle, offsetPx } = useSwipeDown(onClose)
  const dialogFocus = useDialogFocus()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-backdrop data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center pt-10 md:items-center md:p-6">
          <Radix.Content
            {...dialogFocus}
            aria-describedby={undefined}
            className={frame({ size, phone })}
            style={offsetPx > 0 ? { transform: `translateY(${offsetPx}px)` } : undefined}
          >
            <CloseOnBack onClose={onClose} />
            <DialogHeader title={title} above={above} closeLabel={closeLabel} handle={handle} />
            <DialogBody footer={footer}>{children}</DialogBody>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
