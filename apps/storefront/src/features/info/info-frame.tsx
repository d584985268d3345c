import { link } from '@svetlitsa/domain/route/site-map'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { Breadcrumbs } from '@svetlitsa/ui/primitives/breadcrumbs'
import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context.ts'

type InfoFrameProps = { context: PageContext; title: string; children: ReactNode }

const buying = [
  'how-to-order',
  'payment-and-delivery',
  'assembly',
  'guaranty',
  'bonus-program',
  'contacts',
] as const

/** An information page: crumbs, title, its text, and beside it the pages one needs next. */
export function InfoFrame({ context, title, children }: InfoFrameProps) {
  const { crumbs } = shellTexts[context.language]
  const { titles, more } = infoTexts[context.language]
  return (
    <div className="page-width pb-section">
      <div className="pt-3 md:pt-4">
        <Breadcrumbs
          label={crumbs.label}
          trail={[{ label: crumbs.home, href: link.home() }]}
          current={title}
        />
      </div>
      <h1 className="pt-1 text-h1 md:pt-3">{title}</h1>
      <div className="mt-5 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_--spacing(62)]">
        <div className="min-w-0">{children}</div>
        <nav aria-label={more} className="self-start lg:border-l lg:border-line lg:pl-8">
          <p className="mb-2 text-small font-semibold">{more}</p>
          <ul>
            {buying.map((code) => (
              <li key={code}>
                <a
                  href={link.info(code)}
                  className="inline-flex min-h-9 items-center rounded-small text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {titles[code]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
