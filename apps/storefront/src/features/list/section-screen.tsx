import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { SubSectionStrip } from '@svetlitsa/ui/shop/sub-section-strip'
import { loadInitialData } from '../../load-shell.ts'
import { breadcrumbList } from '../../seo/breadcrumb-list.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { siteOrigin } from '../../site-origin.ts'
import { GoodsList } from './goods-list.tsx'
import { ListHead } from './list-head.tsx'
import type { loadSectionPage } from './load-section-page.ts'
import { SectionArticle } from './section-article.tsx'
import { SectionBanners } from './section-banners.tsx'
import { SectionRows } from './section-rows.tsx'
import { SectionTags } from './section-tags.tsx'
import { subSectionsOf } from './sub-sections-of.ts'

type SectionScreenProps = Awaited<ReturnType<typeof loadSectionPage>>

/** A section, or one of its tags: where it stands, what is in it, and the goods with their filters. */
export async function SectionScreen({ context, section, shown }: SectionScreenProps) {
  const { regionData } = await loadInitialData(context)
  const { breadcrumbs, seoParams, subSections, tags, banners, isShowFilter } = section
  const { scope, choice, list } = shown
  const { sign } = regionData.currency
  const say = translator(catalogueTexts, context.language)
  const isFirst = choice.page === 1
  return (
    <div className="page-width pb-section">
      <ListHead
        context={context}
        crumbs={breadcrumbs}
        title={seoParams.h1}
        count={say('count', { count: list.pagination.total })}
        page={choice.page}
      />
      {subSections.length > 0 && (
        <div className="mt-5 md:mt-6">
          <SubSectionStrip label={say('subSections')} sections={subSectionsOf(subSections)} />
        </div>
      )}
      <SectionTags label={say('tags')} tags={tags} section={section.currentSection.url} />
      {isFirst && <SectionBanners context={context} banners={banners} />}
      <GoodsList
        context={context}
        shown={shown}
        sign={sign}
        hasFilters={isShowFilter && !context.isCrawler}
      >
        {isFirst && <SectionArticle title={say('aboutSection')} section={section} />}
      </GoodsList>
      {!context.isCrawler && <SectionRows section={scope.section} sign={sign} />}
      <JsonLd data={breadcrumbList(breadcrumbs, siteOrigin(regionData.kz))} />
    </div>
  )
}
