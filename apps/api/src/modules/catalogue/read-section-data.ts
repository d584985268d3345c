import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getCatalogSectionData } from '@svetlitsa/api-client/contract/catalogue'
import { isRunning } from '@svetlitsa/domain/date/is-running'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { Serialized } from '../../platform/serialized.ts'
import { keyOfScope, tagsOfScope } from './cache-of-list.ts'
import type { CatalogueSnapshot, Section, Tag } from './catalogue-snapshot.ts'
import { crumbsOf } from './crumbs-of.ts'
import type { ListCounts } from './list-counts.queries.ts'
import { listCountsOf } from './list-counts-of.ts'
import type { ListScope } from './list-query.ts'
import { sectionLinks } from './section-links.ts'
import { tagAsked } from './tag-asked.ts'

type Answer = AnswerOf<typeof getCatalogSectionData>

/** Banners begin and end without telling anybody. */
const BANNERS_TTL_MS = 60_000

/** What stands on a section's page beside its goods; a tag's page is its section's, narrowed. */
export async function readSectionData(
  context: Context,
  asked: ParsedOf<typeof getCatalogSectionData>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { services, region, language } = context
  const catalogue = await services.catalogue.current()
  const section = catalogue.sectionByCode.get(asked.SECTION_CODE.toLowerCase())
  const tagCode = tagAsked(asked)
  const tag = tagCode ? section?.tags.find((one) => one.code === tagCode) : null
  if (!section || tag === undefined) return refuse('not_found')
  const scope: ListScope = { section, kind: null, tags: tag ? [tag] : [], vendor: null }
  const key = JSON.stringify(['section', language, ...keyOfScope(scope, region.priceZoneId)])
  const ttlMs = section.banners.length > 0 ? BANNERS_TTL_MS : undefined
  return services.answers.read({ key, tags: tagsOfScope(scope), ttlMs }, async () => {
    const held = await listCountsOf(context, scope)
    const name = tag ? nameIn(tag, language) : nameIn(section, language)
    return new Serialized<Answer>({
      breadcrumbs: crumbsWithTag(context, section, tag, catalogue),
      currentSection: { id: section.id, name, code: section.code, url: link.section(section.code) },
      tags: section.tags.map((one) => ({
        name: nameIn(one, language),
        code: one.code,
        url: link.tag(section.code, one.code),
        checked: one.id === tag?.id,
      })),
      seoParams: seoOf(context, section, tag, name, held),
      banners: bannersOf(section, context),
      subSections: sectionLinks(section.children, held, scope, language),
      isShowFilter: held.total > 0,
      ...articleIn(tag ? null : section, language),
    })
  })
}

function bannersOf({ banners }: Section, { language, now }: Context): Answer['banners'] {
  return banners
    .filter(({ dateStart, dateEnd }) => isRunning({ startsAt: dateStart, endsAt: dateEnd }, now))
    .map(({ id, url, picture, isPopUp, dateStart, position, ...named }) => ({
      id,
      imgUrl: picture,
      url,
      name: nameIn(named, language),
      isPopUp,
      dateStart: dateStart?.toISOString() ?? null,
      SORT: position,
    }))
}

/** The article with the language it is told in: Russian where it was not translated. */
function articleIn(
  section: Section | null,
  language: Context['language'],
): Pick<Answer, 'article' | 'articleLanguage'> {
  const told = language === 'ru' ? undefined : section?.translations[language]?.article
  if (told) return { article: told, articleLanguage: language }
  return { article: section?.article ?? null, articleLanguage: 'ru' }
}

function crumbsWithTag(
  { language }: Context,
  section: Section,
  tag: Tag | null,
  catalogue: CatalogueSnapshot,
): Answer['breadcrumbs'] {
  const crumbs = crumbsOf(section, catalogue, language)
  if (!tag) return crumbs
  return [...crumbs, { name: nameIn(tag, language), url: link.tag(section.code, tag.code) }]
}

function seoOf(
  { region, language }: Context,
  section: Section,
  tag: Tag | null,
  name: string,
  { total, price }: ListCounts,
): Answer['seoParams'] {
  const say = translator(listingTexts, language)
  const h1 = tag ? `${nameIn(section, language)}: ${name.toLowerCase()}` : name
  const least = formatPrice(price[0], { sign: region.currency.sign, convert: false })
  const isWritten = !tag && language === 'ru'
  return {
    h1,
    title:
      (isWritten && section.seoTitle) ||
      (total > 0
        ? say('seo.sectionPricedTitle', { name: h1, price: least })
        : say('seo.sectionTitle', { name: h1 })),
    description:
      (isWritten && section.seoDescription) ||
      say('seo.sectionDescription', {
        name: h1,
        count: say('seo.products', { count: total }),
      }),
  }
}
