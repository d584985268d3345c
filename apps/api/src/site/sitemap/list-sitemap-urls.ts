import { link } from '@svetlitsa/domain/route/site-map'
import { infoPages } from '@svetlitsa/domain/route/table/storefront-routes'
import type { Section } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { listRunningPromotions } from '../../catalogue/promotion/list-running-promotions.ts'
import { listShownStyles } from '../../discovery/interior-style/list-shown-styles.ts'
import { listShownVendors } from '../../discovery/vendor/list-shown-vendors.ts'
import type { Context } from '../../platform/context/context.ts'
import { findListed, findPublishedNews } from './sitemap.queries.ts'

export interface SitemapUrl {
  path: string
  images: string[]
  changedOn: string | null
}

/** The protocol allows 50,000; a smaller file is generated and read faster. */
export const PRODUCTS_PER_PAGE = 2_000

const toSitemapUrl = (
  path: string,
  picture: string | null = null,
  changedOn: string | null = null,
) => ({
  path,
  images: picture ? [picture] : [],
  changedOn,
})

/** Sections with their tags, and the lists of the whole shop. */
export async function listSectionUrls({ services }: Context): Promise<SitemapUrl[]> {
  const { roots } = await services.catalogue.current()
  const listSubsectionUrls = (section: Section): SitemapUrl[] => [
    toSitemapUrl(link.section(section.code), section.picture),
    ...section.tags.map((tag) => toSitemapUrl(link.tag(section.code, tag.code))),
    ...section.children.flatMap(listSubsectionUrls),
  ]
  return [
    toSitemapUrl(link.catalog()),
    toSitemapUrl(link.sale()),
    toSitemapUrl(link.hits()),
    ...roots.flatMap(listSubsectionUrls),
  ]
}

/** The vendors with products on sale in the region, which alone have a page. */
export async function listVendorUrls(context: Context): Promise<SitemapUrl[]> {
  if (context.region.hiddenManufacturer) return []
  const shown = await listShownVendors(context)
  return [
    toSitemapUrl(link.vendors()),
    ...shown.map(({ vendor }) => toSitemapUrl(link.vendorPage(vendor.code))),
  ]
}

/** Everything else that has a page in the region now. */
export async function listContentUrls(context: Context): Promise<SitemapUrl[]> {
  const { db, region, now } = context
  const [news, promotions, styles] = await Promise.all([
    findPublishedNews(db, region.id, now),
    listRunningPromotions(context),
    listShownStyles(context),
  ])
  return [
    toSitemapUrl(link.home()),
    ...infoPages.map((code) => toSitemapUrl(link.info(code))),
    toSitemapUrl(link.reviews()),
    toSitemapUrl(link.vacancies()),
    toSitemapUrl(link.promotions()),
    ...promotions.map(({ code, imgUrl }) => toSitemapUrl(link.promotions(code), imgUrl)),
    toSitemapUrl(link.styles()),
    ...styles.map(({ style: { code, picture } }) => toSitemapUrl(link.style(code), picture)),
    toSitemapUrl(link.news()),
    ...news.map(({ code, picture, changedOn }) =>
      toSitemapUrl(link.article(code), picture, changedOn),
    ),
  ]
}

export async function listProductUrls(
  { db, region }: Context,
  page: number,
): Promise<SitemapUrl[]> {
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const rows = await findListed(db, region.priceZoneId, { size: PRODUCTS_PER_PAGE, offset })
  return rows.map(({ section, code, images }) => ({
    path: link.product(section, code),
    images,
    changedOn: null,
  }))
}
