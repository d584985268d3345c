import { cva } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide'
import { Icon } from './icon.tsx'
import type { LinkComponent } from './link-component.tsx'
import { pageWindow } from './page-window.ts'

const mark = cva(
  'flex size-10 items-center justify-center rounded-medium text-nav hover-colors sm:size-11',
  { variants: { current: { true: 'bg-ink text-paper', false: 'text-ink hover:bg-sand' } } },
)

type PaginationProps = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** Names for readers: the landmark, the two arrows. */
  words: { label: string; previous: string; next: string }
  linkAs?: LinkComponent
}

/** Pages of a list as links: they can be opened apart, and crawlers walk them. Nothing for one page. */
export function Pagination({ page, pageCount, hrefOf, words, linkAs }: PaginationProps) {
  const Link = linkAs ?? 'a'
  if (pageCount < 2) return null
  return (
    <nav
      aria-label={words.label}
      className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1"
    >
      {page > 1 && (
        <Link
          href={hrefOf(page - 1)}
          rel="prev"
          aria-label={words.previous}
          className={mark({ current: false })}
        >
          <Icon of={ChevronLeft} />
        </Link>
      )}
      {pageWindow(page, pageCount).map((entry) => {
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
            href={hrefOf(entry)}
            aria-current={isCurrent ? 'page' : undefined}
            className={mark({ current: isCurrent })}
          >
            {entry}
          </Link>
        )
      })}
      {page < pageCount && (
        <Link
          href={hrefOf(page + 1)}
          rel="next"
          aria-label={words.next}
          className={mark({ current: false })}
        >
          <Icon of={ChevronRight} />
        </Link>
      )}
    </nav>
  )
}
