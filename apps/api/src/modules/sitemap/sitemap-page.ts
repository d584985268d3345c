import { link } from '@svetlitsa/domain/route/site-map'
import { infoPages } from '@svetlitsa/domain/route/storefront-routes'
import type { Context } from '../../platform/context.ts'
import type { Section } from '../catalogue/catalogue-snapshot.ts'
import { findListed, findWritten } from './sitemap.queries.ts'

export interface SitemapUrl {
  path: string
  images: string[]
  changedOn: string | null
}

/** Protocol and search engines take 50,000; a smaller file is made and read at once. */
export const PRODUCTS_A_PAGE = 2_000

const at = (path: string, picture: string | null = null, changedOn: string | null = null) => ({
  path,
  images: picture ? [picture] : [],
  changedOn,
})

/** Sections with their tags, and the lists over the whole shop. */
export async function sectionUrls({ services }: Context): Promise<SitemapUrl[]> {
  const { roots } = await services.catalogue.current()
  const below = (section: Section): SitemapUrl[] => [
    at(link.section(section.code), section.picture),
    ...section.tags.map((tag) => at(link.tag(section.code, tag.code))),
    ...section.children.flatMap(below),
  ]
  return [at(link.catalog()), at(link.sale()), at(link.hits()), ...roots.flatMap(below)]
}

export async function vendorUrls({ services, region }: Context): Promise<SitemapUrl[]> {
  if (region.hiddenManufacturer) return []
  const { vendors } = await services.catalogue.current()
  return [at(link.manufacturers()), ...vendors.map(({ code }) => at(link.manufacturer(code)))]
}

export async function contentUrls({ db, now }: Context): Promise<SitemapUrl[]> {
  const { news, promotions, styles } = await findWritten(db, now)
  return [
    at(link.home()),
    ...infoPages.map((code) => at(link.info(code))),
    at(link.reviews()),
    at(link.vacancies()),
    at(link.promotions()),
    ...promotions.map(({ code, picture }) => at(link.promotions(code), picture)),
    at(link.styles()),
    ...styles.map(({ code, picture }) => at(link.style(code), picture)),
    at(link.news()),
    ...news.map(({ code, picture, changedOn }) => at(link.article(code), picture, changedOn)),
  ]
}

export async function productUrls({ db, region }: Context, page: number): Promise<SitemapUrl[]> {
  const offset = (page - 1) * PRODUCTS_A_PAGE
  const rows = await findListed(db, region.priceZoneId, { size: PRODUCTS_A_PAGE, offset })
  return rows.map(({ section, code, images }) => ({
    path: link.product(section, code),
    images,
    changedOn: null,
  }))
}
