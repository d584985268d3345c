import { TextLink } from '../../actions/text-link/text-link.tsx'
import { AppliedChip } from './applied-chip.tsx'

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
