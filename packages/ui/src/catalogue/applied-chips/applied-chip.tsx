import { X } from 'lucide'
import type { ReactNode } from 'react'
import type { ButtonOrLink } from '../../actions/button/button-or-link.ts'
import { Icon } from '../../media/icon/icon.tsx'

const chipClass =
  'inline-flex h-8 max-w-full shrink-0 items-center gap-1.5 rounded-full bg-sand pr-2.5 pl-3.5 text-small text-ink hover-colors hover:bg-sand-deep'

type AppliedChipBaseProps = {
  children: ReactNode
  /** Accessible name with the action and the value: «Убрать до 270 см». */
  label: string
}

/** An active filter; clicking anywhere on the chip removes it. */
export function AppliedChip(props: AppliedChipBaseProps & ButtonOrLink) {
  const { children, label, ...rest } = props
  const content = (
    <>
      <span className="truncate">{children}</span>
      <Icon iconNode={X} size="line" />
    </>
  )
  if (rest.href !== undefined) {
    const { linkAs: Link = 'a', ...anchor } = rest
    return (
      <Link {...anchor} className={chipClass} aria-label={label}>
        {content}
      </Link>
    )
  }
  const { href: _href, linkAs: _linkAs, type = 'button', ...buttonProps } = rest
  return (
    <button {...buttonProps} type={type} className={chipClass} aria-label={label}>
      {content}
    </button>
  )
}
