import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { ButtonOrLink } from '../button/button-or-link.ts'

const iconButton = cva('icon-button', {
  variants: {
    kind: {
      plain: 'rounded-full text-ink aria-pressed:text-accent hover:bg-sand active:bg-sand-deep',
      sand: 'rounded-full bg-sand text-ink aria-pressed:text-accent hover:bg-sand-deep active:bg-line',
      // On a picture the background stays light in both themes, so the heart keeps the light accent
      // colour.
      white:
        'rounded-full bg-white text-picture-ink aria-pressed:text-picture-accent hover:bg-white/90 active:bg-white/80',
      bare: 'icon-button-bare',
      outline:
        'rounded-medium border border-line-strong bg-surface text-ink aria-pressed:text-accent hover:border-ink-soft active:bg-sand',
    },
    size: { 32: 'size-8', 40: 'size-10', 44: 'size-11', 48: 'size-12', 56: 'size-14' },
  },
})

type IconButtonBaseProps = {
  /** What the button does: read by screen readers, not visible. */
  label: string
  /** An `<Icon>`. */
  children: ReactNode
  /**
   * plain on paper, sand in a row, white and bare on pictures, outline beside a button of the same
   * height.
   */
  kind?: 'plain' | 'sand' | 'white' | 'bare' | 'outline'
  /** Side in px; 44 on touch screens. */
  size?: 32 | 40 | 44 | 48 | 56
  /** For a toggle button (a heart): announced by screen readers and painted accent. */
  pressed?: boolean
}

/**
 * A button, or with `href` a link, that shows only an icon; screen readers always read its label.
 */
export function IconButton(props: IconButtonBaseProps & ButtonOrLink) {
  const { label, children, kind = 'plain', size = 44, pressed, ...rest } = props
  const className = iconButton({ kind, size })
  if (rest.href !== undefined) {
    const { linkAs: Link = 'a', ...anchor } = rest
    return (
      <Link {...anchor} className={className} aria-label={label}>
        {children}
      </Link>
    )
  }
  const { href: _href, linkAs: _linkAs, type = 'button', ...buttonProps } = rest
  return (
    <button
      {...buttonProps}
      type={type}
      className={className}
      aria-label={label}
      aria-pressed={pressed}
    >
      {children}
    </button>
  )
}
