import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { SubSectionStrip } from '@svetlitsa/ui/shop/sub-section-strip'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { loadInitialData } from '../../load-shell.ts'
import type { PageContext } from '../../page-context.ts'
import { breadcrumbList } from '../../seo/breadcrumb-list.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { siteOrigin } from '../../site-origin.ts'
import { GoodsList } from './goods-list.tsx'
import { type ListSearch, readListChoice } from './list-choice.ts'
import { understoodChoice } from './list-filter.ts'
import { ListHead } from './list-head.tsx'
import type { ListScope } from './list-scope.ts'
import { loadList } from './load-list.ts'
import { subSectionsOf } from './sub-sections-of.ts'

type KindPageProps = {
  context: PageContext
  shown: { scope: ListScope; path: string; search: ListSearch }
  title: string
  /** Between the first page and this one. */
  trail?: readonly { name: string; url: string }[]
  /** Between the title and the goods. */
  children?: ReactNode
}

/** Goods of a kind across the shop: sale, hits, those of a manufacturer, a style, a promotion. */
export async function KindPage({ context, shown, title, trail = [], children }: KindPageProps) {
  const { scope, path, search } = shown
  const { language, isCrawler } = context
  const asked = readListChoice(search)
  const [list, { regionData }] = await Promise.all([
    loadList(context, { scope, choice: asked }),
    loadInitialData(context),
  ])
  if (!list) notFound()
  const choice = understoodChoice(asked, list)
  const crumbs = [
    { name: shellTexts[language].crumbs.home, url: '/' },
    ...trail,
    { name: title, url: path },
  ]
  const sections = subSectionsOf(list.childSections)
  const say = translator(catalogueTexts, language)
  return (
    <div className="page-width pb-section">
      <ListHead context={context} crumbs={crumbs} title={title} page={choice.page} />
      {choice.page === 1 && children}
      {sections.length > 1 && (
        <div className="mt-5 md:mt-6">
          <SubSectionStrip label={say('subSections')} sections={sections} />
        </div>
      )}
      <GoodsList
        context={context}
        shown={{ scope, path, choice, list }}
        sign={regionData.currency.sign}
        hasFilters={!isCrawler}
        count={say('count', { count: list.pagination.total })}
      />
      <JsonLd data={breadcrumbList(crumbs, siteOrigin(regionData.kz))} />
    </div>
  )
}
