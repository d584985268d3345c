import { cva } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide'
import type { LinkComponent } from '../../actions/button/link-component.ts'
import { Icon } from '../../media/icon/icon.tsx'
import { buildPageMarks } from './build-page-marks.ts'

const mark = cva(
  'flex size-10 items-center justify-center rounded-medium text-nav hover-colors sm:size-11',
  { variants: { current: { true: 'bg-ink text-paper', false: 'text-ink hover:bg-sand' } } },
)

type PaginationProps = {
  page: number
  pageCount: number
  getHref: (page: number) => string
  /** Accessible names of the landmark and the two arrows. */
  labels: { label: string; previous: string; next: string }
  linkAs?: LinkComponent
}

/**
 * The pages of a list as links, so that they can be opened in new tabs and followed by crawlers.
 * Renders nothing for a single page.
 */
export function Pagination({ page, pageCount, getHref, labels, linkAs }: PaginationProps) {
  const Link = linkAs ?? 'a'
  if (pageCount < 2) return null
  return (
    <nav
      aria-label={labels.label}
      className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1"
    >
      {page > 1 && (
        <Link
          href={getHref(page - 1)}
          rel="prev"
          aria-label={labels.previous}
          className={mark({ current: false })}
        >
          <Icon iconNode={ChevronLeft} />
        </Link>
      )}
      {buildPageMarks(page, pageCount).map((entry) => {
        if (typeof entry === 'string') {
          return (
            <span key={entry} aria-hidden="true" className="w-6 text-center text-ink-soft">
              …
            </span>
          )
        }
        const isCurrent = entry === page
        return (
          <Link
            key={entry}
            href={getHref(entry)}
            aria-current={isCurrent ? 'page' : undefined}
            className={mark({ current: isCurrent })}
          >
            {entry}
          </Link>
        )
      })}
      {page < pageCount && (
        <Link
          href={getHref(page + 1)}
          rel="next"
          aria-label={labels.next}
          className={mark({ current: false })}
        >
          <Icon iconNode={ChevronRight} />
        </Link>
      )}
    </nav>
  )
}
