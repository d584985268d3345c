import { X } from 'lucide'
import type { ReactNode } from 'react'
import type { ButtonOrLink } from '../../actions/button/button-or-link.ts'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { Icon } from '../../media/icon/icon.tsx'

export type AppliedFilter = {
  /** «до 270 см». */
  text: string
  /** «Убрать: до 270 см», for screen readers. */
  removeLabel: string
  /** The address of the list without this filter. */
  href: string
}

type AppliedChipsProps = {
  /** «Нашли 52 товара». */
  resultText: string
  filters: readonly AppliedFilter[]
  /** «Сбросить», and the address of the list without filters. */
  reset: { text: string; href: string }
}

/**
 * The active filters of a list, each removable: the same filters as in the filter column, shown
 * together above the list. The state is in the address, so all of them are links.
 */
export function AppliedChips({ resultText, filters, reset }: AppliedChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-small">
      <p className="mr-2 text-ink-soft max-md:w-full" aria-live="polite">
        {resultText}
      </p>
      {filters.map(({ text, removeLabel, href }) => (
        <AppliedChip key={href} href={href} label={removeLabel}>
          {text}
        </AppliedChip>
      ))}
      {filters.length > 0 && (
        <span className="ml-1">
          <TextLink href={reset.href}>{reset.text}</TextLink>
        </span>
      )}
    </div>
  )
}

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
