import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const keyCap = cva(
  'inline-flex min-w-5 items-center justify-center rounded-key px-1.5 font-onest text-note leading-4.5 font-medium',
  {
    variants: {
      ground: { paper: 'bg-sand text-ink-soft', accent: 'bg-accent-press text-on-accent' },
    },
  },
)

type KeyCapProps = {
  children: ReactNode
  /** accent inside a primary button. */
  ground?: 'paper' | 'accent'
}

/** The key that does the same, printed where the mouse would go (cabinets). */
export function KeyCap({ children, ground = 'paper' }: KeyCapProps) {
  return <kbd className={keyCap({ ground })}>{children}</kbd>
}
