import { hasTitleCount } from '@svetlitsa/domain/route/route-meta'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Breadcrumbs } from '@svetlitsa/ui/navigation/breadcrumbs'
import type { PageContext } from '../../../page-context/page-context.ts'
import { getPageMeta } from './get-page-meta.ts'

type ListHeadProps = {
  context: PageContext
  /** Breadcrumbs to the list; the last one is the list itself. */
  crumbs: readonly { name: string; url: string }[]
  title: string
  /** Number of products, shown by the titles of sections and tags only (title.count). */
  total?: number
  /** From the second page on, the last breadcrumb is a link. */
  page: number
}

/** Breadcrumbs, name and number of products of a list (crumbs.desktop). */
export function ListHead({ context, crumbs, title, total, page }: ListHeadProps) {
  const { language } = context
  const t = getTranslator(catalogueTexts, language)
  const isCounted = total !== undefined && hasTitleCount(getPageMeta(crumbs.at(-1)?.url ?? ''))
  const trail = page > 1 ? crumbs : crumbs.slice(0, -1)
  const current = page > 1 ? t('page', { page }) : (crumbs.at(-1)?.name ?? title)
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
        {formatTypography(title)}
        {isCounted && (
          <span className="ml-3 text-h3 font-normal whitespace-nowrap text-ink-soft">
            {t('count', { count: total })}
          </span>
        )}
      </h1>
    </>
  )
}
