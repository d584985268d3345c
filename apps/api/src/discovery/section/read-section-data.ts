import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getCatalogSectionData } from '@svetlitsa/api-client/catalogue/contract'
import { isRunning } from '@svetlitsa/domain/date/moment'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { matchRoute } from '@svetlitsa/domain/route/match-route'
import { getRouteMeta } from '@svetlitsa/domain/route/route-meta'
import { link } from '@svetlitsa/domain/route/site-map'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { buildBreadcrumbs } from '../../catalogue/catalogue/build-breadcrumbs.ts'
import type {
  CatalogueSnapshot,
  Section,
  Tag,
} from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { getListCounts } from '../listing/get-list-counts.ts'
import type { ListCounts } from '../listing/list-counts.queries.ts'
import type { ListScope } from '../listing/list-query.ts'
import { buildScopeKey, getScopeTags } from '../listing/product-list-cache-key.ts'
import { buildSectionLinks } from './build-section-links.ts'

type Answer = CallAnswer<typeof getCatalogSectionData>

/** Banners begin and end without a notification, so the cached value must expire. */
const BANNERS_TTL_MS = 60_000

/**
 * The content of a section's page beside its products. A tag's page is its section's, narrowed by
 * the tag.
 */
export async function readSectionData(
  context: Context,
  requested: ParsedInput<typeof getCatalogSectionData>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { services, region, language } = context
  const catalogue = await services.catalogue.current()
  const section = catalogue.sectionByCode.get(requested.SECTION_CODE.toLowerCase())
  const tagCode = resolveTag(requested)
  const tag = tagCode ? section?.tags.find((candidate) => candidate.code === tagCode) : null
  if (!section || tag === undefined) return refuse('not_found')
  const scope: ListScope = { section, kind: null, tags: tag ? [tag] : [], vendor: null }
  const key = JSON.stringify(['section', language, ...buildScopeKey(scope, region.priceZoneId)])
  const ttlMs = section.banners.length > 0 ? BANNERS_TTL_MS : undefined
  return services.responseCache.read({ key, tags: getScopeTags(scope), ttlMs }, async () => {
    const listCounts = await getListCounts(context, scope)
    const name = tag ? localizeName(tag, language) : localizeName(section, language)
    return new Serialized<Answer>({
      breadcrumbs: addTagToBreadcrumbs(context, section, tag, catalogue),
      currentSection: { id: section.id, name, code: section.code, url: link.section(section.code) },
      tags: section.tags.map((sectionTag) => ({
        name: localizeName(sectionTag, language),
        code: sectionTag.code,
        url: link.tag(section.code, sectionTag.code),
        checked: sectionTag.id === tag?.id,
      })),
      seoParams: buildSeo(context, section, tag, name, listCounts),
      banners: toBanners(section, context),
      subSections: buildSectionLinks(section.children, listCounts, scope, language),
      isShowFilter: listCounts.total > 0,
      ...localizeArticle(tag ? null : section, language),
    })
  })
}

function toBanners({ banners }: Section, { language, now }: Context): Answer['banners'] {
  return banners
    .filter(({ dateStart, dateEnd }) => isRunning({ startsAt: dateStart, endsAt: dateEnd }, now))
    .map(({ id, url, picture, isPopUp, dateStart, position, ...named }) => ({
      id,
      imgUrl: picture,
      url,
      name: localizeName(named, language),
      isPopUp,
      dateStart: dateStart?.toISOString() ?? null,
      SORT: position,
    }))
}

/** The article with its language: Russian without a translation. */
function localizeArticle(
  section: Section | null,
  language: Context['language'],
): Pick<Answer, 'article' | 'articleLanguage'> {
  const translated = language === 'ru' ? undefined : section?.translations[language]?.article
  if (translated) return { article: translated, articleLanguage: language }
  return { article: section?.article ?? null, articleLanguage: 'ru' }
}

function addTagToBreadcrumbs(
  { language }: Context,
  section: Section,
  tag: Tag | null,
  catalogue: CatalogueSnapshot,
): Answer['breadcrumbs'] {
  const crumbs = buildBreadcrumbs(section, catalogue, language)
  if (!tag) return crumbs
  return [...crumbs, { name: localizeName(tag, language), url: link.tag(section.code, tag.code) }]
}

function buildSeo(
  { region, language, services }: Context,
  section: Section,
  tag: Tag | null,
  name: string,
  { total, price }: ListCounts,
): Answer['seoParams'] {
  const t = getTranslator(productListTexts, language)
  const h1 = tag ? `${localizeName(section, language)}: ${name.toLowerCase()}` : name
  const shopName = services.shop.settings.brand.name[language]
  const least = formatPrice(price[0], { sign: region.currency.sign, convert: false })
  const isWritten = !tag && language === 'ru'
  return {
    h1,
    title:
      (isWritten && section.seoTitle) ||
      (total > 0
        ? t('seo.sectionPricedTitle', { name: h1, shopName, price: least })
        : t('seo.sectionTitle', { name: h1, shopName })),
    description:
      (isWritten && section.seoDescription) ||
      t('seo.sectionDescription', {
        name: h1,
        shopName,
        count: t('seo.products', { count: total }),
      }),
  }
}

type TagRequest = Pick<ParsedInput<typeof getCatalogSectionData>, 'SECTION_CODE' | 'TAG' | 'URL'>

/**
 * The tag of the requested page: given directly, or by the address of that page (rule.route-meta).
 */
function resolveTag({ SECTION_CODE, TAG, URL: address }: TagRequest): string | null {
  if (TAG) return TAG
  const match = address ? matchRoute(address.split(/[?#]/, 1)[0] ?? '') : null
  const meta = match && getRouteMeta(match)
  if (meta?.type !== 'tag' || meta.sectionName?.toLowerCase() !== SECTION_CODE.toLowerCase())
    return null
  return match?.params.tag?.toLowerCase() ?? null
}
