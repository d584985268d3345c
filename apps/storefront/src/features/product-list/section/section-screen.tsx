import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { SubSectionStrip } from '@svetlitsa/ui/catalogue/sub-section-strip'
import { buildBreadcrumbList } from '../../../json-ld/build-breadcrumb-list.ts'
import { JsonLd } from '../../../json-ld/json-ld.tsx'
import { getSiteOrigin } from '../../../page-context/get-site-origin.ts'
import { loadInitialData } from '../../../page-context/load-initial-data.ts'
import { ListHead } from '../page/list-head.tsx'
import { ProductList } from '../page/product-list.tsx'
import type { loadSectionPage } from './load-section-page.ts'
import { SectionArticle } from './section-article.tsx'
import { SectionBanners } from './section-banners.tsx'
import { SectionRows } from './section-rows.tsx'
import { SectionTags } from './section-tags.tsx'
import { toSubSections } from './to-sub-sections.ts'

type SectionScreenProps = Awaited<ReturnType<typeof loadSectionPage>>

/** The page of a section or tag: breadcrumbs, subsections, and the products with their filters. */
export async function SectionScreen({ context, section, result }: SectionScreenProps) {
  const { regionData } = await loadInitialData(context)
  const { breadcrumbs, seoParams, subSections, tags, banners, isShowFilter } = section
  const { scope, choice, list } = result
  const { sign } = regionData.currency
  const t = getTranslator(catalogueTexts, context.language)
  const isFirst = choice.page === 1
  return (
    <div className="page-width pb-section">
      <ListHead
        context={context}
        crumbs={breadcrumbs}
        title={seoParams.h1}
        count={t('count', { count: list.pagination.total })}
        page={choice.page}
      />
      {subSections.length > 0 && (
        <div className="mt-5 md:mt-6">
          <SubSectionStrip label={t('subSections')} sections={toSubSections(subSections)} />
        </div>
      )}
      <SectionTags label={t('tags')} tags={tags} section={section.currentSection.url} />
      {isFirst && <SectionBanners context={context} banners={banners} />}
      <ProductList
        context={context}
        result={result}
        sign={sign}
        hasFilters={isShowFilter && !context.isCrawler}
      >
        {isFirst && <SectionArticle title={t('aboutSection')} section={section} />}
      </ProductList>
      {!context.isCrawler && <SectionRows section={scope.section} sign={sign} />}
      <JsonLd data={buildBreadcrumbList(breadcrumbs, getSiteOrigin(regionData.kz))} />
    </div>
  )
}
