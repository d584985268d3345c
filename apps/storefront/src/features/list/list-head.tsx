import { typo } from '@svetlitsa/domain/text/typo'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Breadcrumbs } from '@svetlitsa/ui/primitives/breadcrumbs'
import type { PageContext } from '../../page-context.ts'

type ListHeadProps = {
  context: PageContext
  /** The way to the list; its last crumb is the list itself. */
  crumbs: readonly { name: string; url: string }[]
  title: string
  /** «214 товаров», told for sections and tags only (storefront §2). */
  count?: string
  /** From the second page on the list's own crumb keeps its link. */
  page: number
}

/** Where the list stands, its name and how much is in it (storefront §2, «Breadcrumbs»). */
export function ListHead({ context, crumbs, title, count, page }: ListHeadProps) {
  const { language } = context
  const say = translator(catalogueTexts, language)
  const trail = page > 1 ? crumbs : crumbs.slice(0, -1)
  const current = page > 1 ? say('page', { page }) : (crumbs.at(-1)?.name ?? title)
  return (
    <>
      <div className="pt-3 md:pt-4">
        <Breadcrumbs
          label={shellTexts[language].crumbs.label}
          trail={trail.map(({ name, url }) => ({ label: name, href: url }))}
          current={current}
        />
      </div>
      <h1 className="pt-1 text-h1 wrap-anywhere md:pt-3">
        {typo(title)}
        {count && (
          <span className="ml-3 text-h3 font-normal whitespace-nowrap text-ink-soft">{count}</span>
        )}
      </h1>
    </>
  )
}
