import { cva } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide'
import type { LinkComponent } from '../../actions/button/button-or-link.ts'
import { Icon } from '../../media/icon/icon.tsx'

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

/** A page number, or a gap in place of omitted numbers. */
type PageMark = number | 'gap-before' | 'gap-after'

/**
 * The page numbers shown under a list: the first, the last, the current one and its neighbours. A
 * gap always replaces at least two numbers, and the number of marks is the same on every page.
 */
export function buildPageMarks(page: number, pageCount: number): PageMark[] {
  const allPages = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= 7) return allPages
  if (page <= 4) return [...allPages.slice(0, 5), 'gap-after', pageCount]
  if (page >= pageCount - 3) return [1, 'gap-before', ...allPages.slice(pageCount - 5)]
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount]
}
