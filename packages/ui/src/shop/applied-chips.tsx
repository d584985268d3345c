import { AppliedChip } from '../primitives/applied-chip.tsx'
import { TextLink } from '../primitives/text-link.tsx'

export type AppliedFilter = {
  /** «до 270 см». */
  text: string
  /** «Убрать: до 270 см», for readers. */
  removeLabel: string
  /** The address of the list without it. */
  href: string
}

type AppliedChipsProps = {
  /** «Нашли 52 товара». */
  found: string
  filters: readonly AppliedFilter[]
  /** «Сбросить», and the address of the list without any. */
  reset: { text: string; href: string }
}

/**
 * What the list is narrowed by, each to be taken off: the same filters as in the column, gathered
 * where they are seen. The state lives in the address, so all of these are links.
 */
export function AppliedChips({ found, filters, reset }: AppliedChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-small">
      <p className="mr-2 text-ink-soft max-md:w-full" aria-live="polite">
        {found}
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
