import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const kbdVariants = cva(
  'inline-flex min-w-5 items-center justify-center rounded-key px-1.5 font-onest text-note leading-4.5 font-medium',
  {
    variants: {
      ground: { paper: 'bg-sand text-ink-soft', accent: 'bg-accent-press text-on-accent' },
    },
  },
)

type KbdProps = {
  children: ReactNode
  /** Use accent inside a primary button. */
  background?: 'paper' | 'accent'
}

/** A keyboard shortcut, shown beside the control that it replaces (staff apps). */
export function Kbd({ children, background = 'paper' }: KbdProps) {
  return <kbd className={kbdVariants({ ground: background })}>{children}</kbd>
}
