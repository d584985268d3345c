import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { AppliedChips } from '@svetlitsa/ui/shop/applied-chips'
import { SubSectionStrip } from '@svetlitsa/ui/shop/sub-section-strip'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CardList } from '../../../../../../cards/card-list.tsx'
import { appliedOf } from '../../../../../../features/section/applied-of.ts'
import { EmptyList } from '../../../../../../features/section/empty-list.tsx'
import { FilterColumn } from '../../../../../../features/section/filter-column.tsx'
import { HelpTile } from '../../../../../../features/section/help-tile.tsx'
import { ListBar } from '../../../../../../features/section/list-bar.tsx'
import { addressOfChoice, readListChoice } from '../../../../../../features/section/list-choice.ts'
import { understoodChoice } from '../../../../../../features/section/list-filter.ts'
import { ListFoot } from '../../../../../../features/section/list-foot.tsx'
import { loadSectionOnce } from '../../../../../../features/section/load-section.ts'
import { SectionArticle } from '../../../../../../features/section/section-article.tsx'
import { SectionHead } from '../../../../../../features/section/section-head.tsx'
import { loadInitialData } from '../../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'
import { breadcrumbList } from '../../../../../../seo/breadcrumb-list.ts'
import { JsonLd } from '../../../../../../seo/json-ld.tsx'
import { siteOrigin } from '../../../../../../site-origin.ts'

type SectionPageProps = {
  params: Promise<ContextParams & { section: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The help tile stands where every third row begins with three columns. */
const tilePlace = 6

async function load({ params, searchParams }: SectionPageProps) {
  const { section, ...rest } = await params
  const context = contextOf(rest)
  const choice = readListChoice(await searchParams)
  const { variant, language, isCrawler } = context
  const asked = JSON.stringify(choice)
  const found = await loadSectionOnce(variant, language, isCrawler, section, asked)
  if (!found) notFound()
  return {
    ...found,
    context,
    path: link.section(section),
    choice: understoodChoice(choice, found.list),
  }
}

export async function generateMetadata(props: SectionPageProps): Promise<Metadata> {
  const { section, context, path, choice } = await load(props)
  const { title, description } = section.seoParams
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
  const { section, list, context, path, choice } = await load(props)
  const { regionData } = await loadInitialData(context)
  const { pagination, elements, filters } = list
  const say = translator(catalogueTexts, context.language)
  const applied = appliedOf(filters, choice, path, context)
  const hasFilters = section.isShowFilter && !context.isCrawler
  return (
    <div className="page-width">
      <SectionHead
        context={context}
        crumbs={section.breadcrumbs}
        title={section.seoParams.h1}
        count={say('count', { count: pagination.total })}
      />
      {section.subSections.length > 0 && (
        <div className="mt-5 md:mt-6">
          <SubSectionStrip label={say('subSections')} sections={subSectionsOf(section)} />
        </div>
      )}
      <div className="mt-6 grid gap-x-8 lg:mt-8 lg:grid-cols-[--spacing(60)_minmax(0,1fr)] xl:gap-x-12 xl:grid-cols-[--spacing(66)_minmax(0,1fr)]">
        {hasFilters && (
          <FilterColumn context={context} path={path} choice={choice} filters={filters} />
        )}
        <section aria-label={say('list')} className="min-w-0 lg:col-start-2">
          {hasFilters && (
            <ListBar
              context={context}
              section={section.currentSection.code}
              path={path}
              choice={choice}
              list={list}
            />
          )}
          {applied.length > 0 && (
            <div className="pb-5">
              <AppliedChips
                found={say('found', { count: pagination.total })}
                filters={applied}
                reset={{ text: say('filters.reset'), href: path }}
              />
            </div>
          )}
          {elements.length > 0 ? (
            <>
              <CardList
                products={elements}
                context={context}
                sign={regionData.currency.sign}
                tiles={
                  elements.length > tilePlace ? { [tilePlace]: <HelpTile context={context} /> } : {}
                }
              />
              <ListFoot context={context} path={path} choice={choice} pagination={pagination} />
            </>
          ) : (
            <EmptyList context={context} resetHref={applied.length > 0 ? path : null} />
          )}
          {section.article && choice.page === 1 && (
            <SectionArticle title={say('aboutSection')} text={section.article} />
          )}
        </section>
      </div>
      <JsonLd data={breadcrumbList(section.breadcrumbs, siteOrigin(regionData.kz))} />
    </div>
  )
}

type SectionData = Awaited<ReturnType<typeof load>>['section']

function subSectionsOf({ subSections }: SectionData) {
  return subSections.map(({ name, url, picture }) => ({
    href: url,
    name,
    ...(picture && { picture: pictureData({ src: picture, width: 5, height: 4 }, 'thumb') }),
  }))
}
