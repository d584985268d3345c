import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { SubSectionStrip } from '@svetlitsa/ui/catalogue/sub-section-strip'
import { PromotionBanner } from '@svetlitsa/ui/promotion/promotion-banner'
import { PromotionBannerRow } from '@svetlitsa/ui/promotion/promotion-banner/promotion-banner-row'
import { Island } from '../../../island/island.tsx'
import { buildBreadcrumbList } from '../../../json-ld/breadcrumb-data.tsx'
import { JsonLd } from '../../../json-ld/json-ld.tsx'
import { getSiteOrigin } from '../../../page-context/get-site-origin.ts'
import { loadInitialData } from '../../../page-context/load-initial-data.ts'
import type { PageContext } from '../../../page-context/page-context.ts'
import { NearIsland } from '../../../rendering/near-island.tsx'
import { ListHead } from '../page/list-head.tsx'
import { ProductList } from '../page/product-list.tsx'
import type { SectionData } from './load-section.ts'
import type { loadSectionPage } from './load-section-page.ts'
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
        total={list.pagination.total}
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
      {!context.isCrawler && (
        <NearIsland name="sectionProducts" props={{ section: scope.section, sign }} />
      )}
      <JsonLd data={buildBreadcrumbList(breadcrumbs, getSiteOrigin(regionData.kz))} />
    </div>
  )
}

type SectionArticleProps = {
  title: string
  section: Pick<SectionData, 'article' | 'articleLanguage'>
}

/** A short buying guide below the products of the section. */
function SectionArticle({ title, section }: SectionArticleProps) {
  if (!section.article) return null
  return (
    <section className="mt-14 max-w-text">
      <h2 className="text-h3">{title}</h2>
      {section.article.split(/\n+/).map((paragraph) => (
        <p key={paragraph} lang={section.articleLanguage} className="mt-2 text-ink-soft">
          {formatTypography(paragraph)}
        </p>
      ))}
    </section>
  )
}

type SectionBannersProps = { context: PageContext; banners: SectionData['banners'] }

const bannerSize = { width: 2000, height: 860 }

/** Banners above the products; the first pop-up banner opens in a window, once per visitor. */
function SectionBanners({ context, banners }: SectionBannersProps) {
  const shown = banners.filter(({ isPopUp }) => !isPopUp)
  const popUp = banners.find(({ isPopUp }) => isPopUp)
  const toBannerData = ({ id, name, url, imgUrl }: SectionData['banners'][number]) => ({
    id,
    name,
    href: url,
    picture: toPictureData({ src: imgUrl, ...bannerSize }, 'page'),
  })
  return (
    <>
      {shown.length > 0 && (
        <section aria-label={catalogueTexts[context.language].banners} className="mt-6">
          <PromotionBannerRow>
            {shown.map((banner, index) => (
              <PromotionBanner
                key={banner.id}
                {...toBannerData(banner)}
                load={index === 0 ? 'first' : 'lazy'}
              />
            ))}
          </PromotionBannerRow>
        </section>
      )}
      {popUp && !context.isCrawler && (
        <Island
          name="popUpBanner"
          props={{ banner: toBannerData(popUp), dateStart: popUp.dateStart }}
          hydrate="idle"
        />
      )}
    </>
  )
}

type SectionTagsProps = {
  label: string
  tags: SectionData['tags']
  /** Address of the section, which the selected tag links back to. */
  section: string
}

/** The tags of a section as links, each with an address of its own (section.data). */
function SectionTags({ label, tags, section }: SectionTagsProps) {
  if (tags.length === 0) return null
  return (
    <nav aria-label={label} className="mt-5">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-0.5 [scrollbar-width:none] md:flex-wrap">
        {tags.map(({ code, name, url, checked }) => (
          <li key={code}>
            <Chip href={checked ? section : url} chosen={checked}>
              {formatTypography(name)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
