import { X } from 'lucide'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { useOverflow } from '../../data/scroll-area/use-overflow.ts'
import { Icon } from '../../media/icon/icon.tsx'

type DialogHeaderProps = {
  title: ReactNode
  /** A back link or a note above the title. */
  above?: ReactNode
  closeLabel: string
  /** Pointer handlers of the area that pulls the sheet down. */
  handle: ComponentProps<'div'>
}

/** Grip (on a phone), title and close button of a dialog or a sheet. */
export function DialogHeader({ title, above, closeLabel, handle }: DialogHeaderProps) {
  return (
    <div
      {...handle}
      className="relative shrink-0 touch-none px-4 pt-7 pb-4 md:touch-auto md:px-8 md:pt-8"
    >
      <span className="absolute top-2.5 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-line-strong md:hidden" />
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          {above && <div className="mb-2 text-small">{above}</div>}
          <Radix.Title className="pt-1 text-h2 outline-none">{title}</Radix.Title>
        </div>
        <div className="-mt-1.5 -mr-2 md:-mt-3 md:-mr-4">
          <Radix.Close asChild>
            <IconButton label={closeLabel}>
              <Icon iconNode={X} />
            </IconButton>
          </Radix.Close>
        </div>
      </div>
    </div>
  )
}

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
