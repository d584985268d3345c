import { ChevronLeft } from 'lucide'
import type { LinkComponent } from '../../actions/button/button-or-link.ts'
import { Icon } from '../../media/icon/icon.tsx'

export type Crumb = { label: string; href: string }

type BreadcrumbsProps = {
  /** Accessible name of the landmark: «Вы здесь». */
  label: string
  /** The ancestors of the page, without the page itself. */
  trail: readonly Crumb[]
  /** The current page; not a link. */
  current: string
  linkAs?: LinkComponent
}

/** Breadcrumbs. On a phone only the parent is shown, as a back link. */
export function Breadcrumbs({ label, trail, current, linkAs }: BreadcrumbsProps) {
  const Link = linkAs ?? 'a'
  const parent = trail.at(-1)
  return (
    <nav aria-label={label} className="text-small text-ink-soft">
      {parent && (
        <Link href={parent.href} className="inline-flex min-h-11 items-center gap-1 md:hidden">
          <Icon iconNode={ChevronLeft} />
          {parent.label}
        </Link>
      )}
      <ol className="hidden flex-wrap items-center gap-x-2 py-1 md:flex">
        {trail.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-2">
            <Link
              href={crumb.href}
              className="py-0.5 underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.label}
            </Link>
            <span aria-hidden="true" className="text-line-strong">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink-faint">
          {current}
        </li>
      </ol>
    </nav>
  )
}
