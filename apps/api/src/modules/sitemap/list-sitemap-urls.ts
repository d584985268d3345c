import { link } from '@svetlitsa/domain/route/site-map'
import { infoPages } from '@svetlitsa/domain/route/table/storefront-routes'
import type { Context } from '../../platform/context/context.ts'
import type { Section } from '../catalogue/catalogue-snapshot.queries.ts'
import { findContentPages, findListed } from './sitemap.queries.ts'

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

export async function listVendorUrls({ services, region }: Context): Promise<SitemapUrl[]> {
  if (region.hiddenManufacturer) return []
  const { vendors } = await services.catalogue.current()
  return [
    toSitemapUrl(link.vendors()),
    ...vendors.map(({ code }) => toSitemapUrl(link.vendorPage(code))),
  ]
}

export async function listContentUrls({ db, now }: Context): Promise<SitemapUrl[]> {
  const { news, promotions, styles } = await findContentPages(db, now)
  return [
    toSitemapUrl(link.home()),
    ...infoPages.map((code) => toSitemapUrl(link.info(code))),
    toSitemapUrl(link.reviews()),
    toSitemapUrl(link.vacancies()),
    toSitemapUrl(link.promotions()),
    ...promotions.map(({ code, picture }) => toSitemapUrl(link.promotions(code), picture)),
    toSitemapUrl(link.styles()),
    ...styles.map(({ code, picture }) => toSitemapUrl(link.style(code), picture)),
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
