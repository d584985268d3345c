import { cva } from 'class-variance-authority'
import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const panel = cva(
  'z-50 max-w-(--radix-popover-content-available-width) rounded-medium bg-surface text-small text-ink shadow-float outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
  { variants: { padding: { text: 'w-80 p-5', list: 'min-w-52 p-1.5' } } },
)

type PopoverProps = {
  /**
   * The button that opens it; it must accept a ref and props, as every button of this package does.
   */
  trigger: ReactElement
  /** Accessible name of the panel. */
  label: string
  children: ReactNode
  /** text has padding, list contains rows with their own padding. */
  padding?: 'text' | 'list'
  align?: 'start' | 'center' | 'end'
  /** If both are given the popover is controlled; otherwise it is uncontrolled. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/**
 * A small panel next to its trigger: «Как измерить», the menu of the heart. Escape and a click
 * outside close it.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, padding = 'text', align = 'start', open, onOpenChange } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className={panel({ padding })}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
