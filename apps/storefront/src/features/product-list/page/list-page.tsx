import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { SubSectionStrip } from '@svetlitsa/ui/catalogue/sub-section-strip'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { buildBreadcrumbList } from '../../../json-ld/breadcrumb-data.tsx'
import { JsonLd } from '../../../json-ld/json-ld.tsx'
import { getSiteOrigin } from '../../../page-context/get-site-origin.ts'
import { loadInitialData } from '../../../page-context/load-initial-data.ts'
import type { PageContext } from '../../../page-context/page-context.ts'
import { type ListSearch, parseListChoice } from '../choice/list-choice.ts'
import { getAppliedChoice } from '../choice/list-filter.ts'
import type { ListScope } from '../choice/list-scope.ts'
import { toSubSections } from '../section/to-sub-sections.ts'
import { ListHead } from './list-head.tsx'
import { loadList } from './load-list.ts'
import { ProductList } from './product-list.tsx'

type ListPageProps = {
  context: PageContext
  listRequest: { scope: ListScope; path: string; search: ListSearch }
  title: string
  /** Breadcrumbs between the home page and this page. */
  trail?: readonly { name: string; url: string }[]
  /** Content between the title and the products. */
  children?: ReactNode
}

/** Products across the shop: sale, hits, those of a vendor, a style or a promotion. */
export async function ListPage({
  context,
  listRequest,
  title,
  trail = [],
  children,
}: ListPageProps) {
  const { scope, path, search } = listRequest
  const { language, isCrawler } = context
  const requested = parseListChoice(search)
  const [list, { regionData }] = await Promise.all([
    loadList(context, { scope, choice: requested }),
    loadInitialData(context),
  ])
  if (!list) notFound()
  const choice = getAppliedChoice(requested, list)
  const crumbs = [
    { name: shellTexts[language].crumbs.home, url: '/' },
    ...trail,
    { name: title, url: path },
  ]
  const sections = toSubSections(list.childSections)
  const t = getTranslator(catalogueTexts, language)
  return (
    <div className="page-width pb-section">
      <ListHead
        context={context}
        crumbs={crumbs}
        title={title}
        total={list.pagination.total}
        page={choice.page}
      />
      {choice.page === 1 && children}
      {sections.length > 1 && (
        <div className="mt-5 md:mt-6">
          <SubSectionStrip label={t('subSections')} sections={sections} />
        </div>
      )}
      <ProductList
        context={context}
        result={{ scope, path, choice, list }}
        sign={regionData.currency.sign}
        hasFilters={!isCrawler}
        count={t('count', { count: list.pagination.total })}
      />
      <JsonLd data={buildBreadcrumbList(crumbs, getSiteOrigin(regionData.kz))} />
    </div>
  )
}
