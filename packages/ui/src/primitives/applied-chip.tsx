import { X } from 'lucide'
import type { ReactNode } from 'react'
import type { ButtonOrLink } from './button-or-link.ts'
import { Icon } from './icon.tsx'

const look =
  'inline-flex h-8 max-w-full shrink-0 items-center gap-1.5 rounded-full bg-sand pr-2.5 pl-3.5 text-small text-ink hover-colors hover:bg-sand-deep'

type AppliedChipWords = {
  children: ReactNode
  /** What pressing does, with the value in it: «Убрать до 270 см». */
  label: string
}

/** A filter that is on; pressing anywhere on it takes it off. */
export function AppliedChip(props: AppliedChipWords & ButtonOrLink) {
  const { children, label, ...rest } = props
  const content = (
    <>
      <span className="truncate">{children}</span>
      <Icon of={X} size="line" />
    </>
  )
  if (rest.href !== undefined) {
    const { linkAs: Link = 'a', ...anchor } = rest
    return (
      <Link {...anchor} className={look} aria-label={label}>
        {content}
      </Link>
    )
  }
  const { href: _href, linkAs: _linkAs, type = 'button', ...own } = rest
  return (
    <button {...own} type={type} className={look} aria-label={label}>
      {content}
    </button>
  )
}
