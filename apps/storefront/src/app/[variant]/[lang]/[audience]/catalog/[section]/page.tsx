import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { SubSectionStrip } from '@svetlitsa/ui/shop/sub-section-strip'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GoodsList } from '../../../../../../features/list/goods-list.tsx'
import { addressOfChoice, readListChoice } from '../../../../../../features/list/list-choice.ts'
import { understoodChoice } from '../../../../../../features/list/list-filter.ts'
import { ListHead } from '../../../../../../features/list/list-head.tsx'
import { loadList } from '../../../../../../features/list/load-list.ts'
import { loadSection } from '../../../../../../features/list/load-section.ts'
import { SectionArticle } from '../../../../../../features/list/section-article.tsx'
import { subSectionsOf } from '../../../../../../features/list/sub-sections-of.ts'
import { loadInitialData } from '../../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'
import { breadcrumbList } from '../../../../../../seo/breadcrumb-list.ts'
import { JsonLd } from '../../../../../../seo/json-ld.tsx'
import { siteOrigin } from '../../../../../../site-origin.ts'

type SectionPageProps = {
  params: Promise<ContextParams & { section: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params, searchParams }: SectionPageProps) {
  const { section: code, ...rest } = await params
  const context = contextOf(rest)
  const asked = readListChoice(await searchParams)
  const scope = { section: code }
  const [section, list] = await Promise.all([
    loadSection(context, code),
    loadList(context, { scope, choice: asked }),
  ])
  if (!section || !list) notFound()
  const choice = understoodChoice(asked, list)
  return { context, section, shown: { scope, path: link.section(code), choice, list } }
}

export async function generateMetadata(props: SectionPageProps): Promise<Metadata> {
  const { context, section, shown } = await load(props)
  const { title, description } = section.seoParams
  const { choice, path } = shown
  const say = translator(catalogueTexts, context.language)
  const page = choice.page > 1 ? `, ${say('page', { page: choice.page })}` : ''
  return {
    title: { absolute: title + page },
    description,
    alternates: { canonical: addressOfChoice(path, { ...choice, sort: null }) },
    openGraph: { title, description, url: path },
  }
}

export default async function SectionPage(props: SectionPageProps) {
  const { context, section, shown } = await load(props)
  const { regionData } = await loadInitialData(context)
  const { breadcrumbs, seoParams, subSections, article, isShowFilter } = section
  const say = translator(catalogueTexts, context.language)
  return (
    <div className="page-width pb-section">
      <ListHead
        context={context}
        crumbs={breadcrumbs}
        title={seoParams.h1}
        count={say('count', { count: shown.list.pagination.total })}
      />
      {subSections.length > 0 && (
        <div className="mt-5 md:mt-6">
          <SubSectionStrip label={say('subSections')} sections={subSectionsOf(subSections)} />
        </div>
      )}
      <GoodsList
        context={context}
        shown={shown}
        sign={regionData.currency.sign}
        hasFilters={isShowFilter && !context.isCrawler}
      >
        {article && shown.choice.page === 1 && (
          <SectionArticle title={say('aboutSection')} text={article} />
        )}
      </GoodsList>
      <JsonLd data={breadcrumbList(breadcrumbs, siteOrigin(regionData.kz))} />
    </div>
  )
}
