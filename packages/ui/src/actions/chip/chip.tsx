import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { ButtonOrLink } from '../button/button-or-link.ts'

const chip = cva(
  'inline-flex shrink-0 items-center gap-1.5 border text-small whitespace-nowrap hover-colors disabled:pointer-events-none disabled:text-ink-faint aria-current:border-ink aria-current:bg-ink aria-current:text-paper',
  {
    variants: {
      state: {
        idle: 'border-line bg-surface text-ink hover:border-line-strong',
        set: 'border-sand bg-sand text-ink hover:border-sand-deep hover:bg-sand-deep',
        chosen: 'border-ink bg-ink text-paper hover:bg-ink-hover',
      },
      size: { 36: 'h-9 rounded-full px-3.5', 32: 'h-8 rounded-dense px-3' },
    },
  },
)

type ChipBaseProps = {
  children: ReactNode
  /** The current choice, on ink. Announced as pressed. */
  chosen?: boolean
  /** A filter that opens a panel and already has a value, on sand. */
  set?: boolean
  /** 36 px for shoppers, 32 px in the staff apps. */
  size?: 36 | 32
}

/**
 * A promoted filter, a tab of a list or a day: a toggle button. With `href` the chosen one is
 * aria-current.
 */
export function Chip(props: ChipBaseProps & ButtonOrLink) {
  const { children, chosen, set = false, size = 36, ...rest } = props
  const className = chip({ size, state: chosen ? 'chosen' : set ? 'set' : 'idle' })
  if (rest.href !== undefined) {
    const { linkAs: Link = 'a', ...anchor } = rest
    return (
      <Link {...anchor} className={className} aria-current={chosen ? 'true' : undefined}>
        {children}
      </Link>
    )
  }
  const { href: _href, linkAs: _linkAs, type = 'button', ...buttonProps } = rest
  return (
    <button {...buttonProps} type={type} className={className} aria-pressed={chosen}>
      {children}
    </button>
  )
}
