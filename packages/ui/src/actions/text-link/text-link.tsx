import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { ButtonOrLink } from '../button/button-or-link.ts'

const textLink = cva(
  'inline-flex items-center gap-2 rounded-small underline-offset-4 hover-colors disabled:pointer-events-none disabled:text-ink-faint',
  {
    variants: {
      tone: {
        ink: 'text-ink underline decoration-line-strong hover:decoration-ink',
        quiet: 'text-ink-soft hover:text-ink hover:underline',
        accent: 'text-accent hover:text-accent-hover hover:underline',
        sale: 'text-sale hover:underline',
        bare: 'text-ink hover:underline',
      },
    },
  },
)

type TextLinkBaseProps = {
  /**
   * ink is for links within a sentence and is always underlined; quiet, accent, sale and bare are
   * underlined on hover.
   */
  tone?: 'ink' | 'quiet' | 'accent' | 'sale' | 'bare'
  icon?: ReactNode
}

/**
 * A link in text: an anchor with `href`, otherwise a button («изменить», «очистить»). Font size and
 * weight are inherited from the surrounding text.
 */
export function TextLink(props: TextLinkBaseProps & ButtonOrLink) {
  const { tone = 'ink', icon, ...rest } = props
  const className = textLink({ tone })
  if (rest.href !== undefined) {
    const { linkAs: Link = 'a', children, ...anchor } = rest
    return (
      <Link {...anchor} className={className}>
        {icon}
        {children}
      </Link>
    )
  }
  const { href: _href, linkAs: _linkAs, children, type = 'button', ...buttonProps } = rest
  return (
    <button {...buttonProps} type={type} className={className}>
      {icon}
      {children}
    </button>
  )
}
