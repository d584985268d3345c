import { link } from '@svetlitsa/domain/route/site-map'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { Breadcrumbs } from '@svetlitsa/ui/navigation/breadcrumbs'
import type { ReactNode } from 'react'
import { BreadcrumbData } from '../../json-ld/breadcrumb-data.tsx'
import { loadInitialData } from '../../page-context/load-initial-data.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { getHiddenPages } from './get-hidden-pages.ts'

type InfoFrameProps = {
  context: PageContext
  title: string
  children: ReactNode
  /** Breadcrumbs between the home page and this page. */
  trail?: readonly { label: string; href: string }[]
  /** The last breadcrumb where it differs from the title, such as on a further page of a list. */
  crumb?: string
  /** The content takes the whole width, such as a map, tiles or a list. */
  wide?: boolean
  /** Hides the search in the phone's header (layout.mobile-search-hidden). */
  hidesMobileSearch?: boolean
}

const buying = [
  'how-to-order',
  'payment-and-delivery',
  'assembly',
  'guaranty',
  'bonus-program',
  'contacts',
] as const

/** Frame of an information page: breadcrumbs, title, text and links to related pages beside it. */
export function InfoFrame(props: InfoFrameProps) {
  const { context, title, children, trail = [], crumb = title, wide, hidesMobileSearch } = props
  const { crumbs } = shellTexts[context.language]
  const crumbTrail = [{ label: crumbs.home, href: link.home() }, ...trail]
  return (
    <div
      data-mobile-search={hidesMobileSearch ? 'hidden' : undefined}
      className="page-width pb-section"
    >
      <div className="pt-3 md:pt-4">
        <Breadcrumbs label={crumbs.label} trail={crumbTrail} current={crumb} />
      </div>
      <BreadcrumbData context={context} trail={crumbTrail} />
      <h1 className="pt-1 text-h1 md:pt-3">{title}</h1>
      {wide ? (
        <div className="mt-5 min-w-0">{children}</div>
      ) : (
        <div className="mt-5 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_--spacing(66)]">
          <div className="min-w-0">{children}</div>
          <BuyingPages context={context} current={title} />
        </div>
      )}
    </div>
  )
}

type BuyingPagesProps = {
  context: PageContext
  /** Title of the current page. */
  current: string
}

async function BuyingPages({ context, current }: BuyingPagesProps) {
  const { titles, more } = infoTexts[context.language]
  const { regionData } = await loadInitialData(context)
  const hidden = getHiddenPages(regionData)
  return (
    <nav aria-label={more} className="self-start lg:border-l lg:border-line lg:pl-8">
      <p className="mb-2 text-small font-semibold">{more}</p>
      <ul>
        {buying
          .filter((code) => !hidden.has(code))
          .map((code) => (
            <li key={code}>
              <a
                href={link.info(code)}
                aria-current={titles[code] === current ? 'page' : undefined}
                className="inline-flex min-h-9 items-center rounded-small text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {titles[code]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
