import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getProduct } from '@svetlitsa/api-client/contract/product'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { Context } from '../../platform/context.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { Serialized } from '../../platform/serialized.ts'
import { cardFlags, cardOf, cardReader, type ProductCard } from './card-of.ts'
import { characteristicsOf } from './characteristics-of.ts'
import { crumbsOf } from './crumbs-of.ts'
import { forbiddenCard } from './forbidden-card.ts'
import { looksOf } from './looks-of.ts'
import { findProduct, type ProductRow } from './product-page.queries.ts'

type Answer = AnswerOf<typeof getProduct>

/**
 * A product for its page. Under another section's address it is answered all the same: its own
 * address stands in the answer, and the page leads on to it.
 */
export async function readProduct(
  context: Context,
  { ELEMENT_CODE, offerID }: ParsedOf<typeof getProduct>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const code = ELEMENT_CODE.toLowerCase()
  const page = await readPage(context, code, null)
  if (offerID === undefined || page instanceof Refusal) return page
  const { offers, offerIdCurrent } = page.parse().product
  const isOther = offerID !== offerIdCurrent && offers.some(({ id }) => id === offerID)
  return isOther ? readPage(context, code, offerID) : page
}

function readPage(
  context: Context,
  code: string,
  offerId: number | null,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { db, services, region, language } = context
  const zoneId = region.priceZoneId
  const key = JSON.stringify(['product', code, offerId, zoneId, language, cardFlags(region)])
  const tags = [`product:${code}`, 'catalogue', 'section-tree', 'vendor']
  return services.answers.read({ key, tags }, async () => {
    const row = await findProduct(db, { code }, region)
    if (!row) return refuse('not_found')
    return new Serialized<Answer>({ product: await productOf(row, offerId, context) })
  })
}

/** A product as its page shows it, at the offer asked for. */
export async function productOf(
  row: ProductRow,
  offerId: number | null,
  context: Context,
): Promise<Answer['product']> {
  const { services, region, language } = context
  const catalogue = await services.catalogue.current()
  const stored = row.card ?? forbiddenCard(row)
  const card = cardOf({ ...row, card: stored, offerId }, await cardReader(context))
  const section = catalogue.sectionById.get(row.sectionId)
  const crumbs = crumbsOf(section ?? { path: [] }, catalogue, language)
  return {
    ...card,
    currentOffer: card.offers.find(({ id }) => id === card.offerIdCurrent) ?? null,
    description: row.description,
    series: row.series,
    breadcrumbs: [...crumbs, { name: card.name, url: card.url }],
    ...characteristicsOf(row.facts ?? [], card.offerIdCurrent, catalogue, language),
    boxes: Object.fromEntries(row.boxes ?? []),
    ...looksOf(stored.elarbis, row.finishes ?? [], card.offers),
    warrantyMonths: row.warrantyMonths,
    needsAssembly: row.needsAssembly,
    seo: seoOf(card, row.warrantyMonths, region.currency.sign, language),
  }
}

function seoOf(
  { name, vendor, price }: ProductCard,
  warrantyMonths: number,
  sign: string,
  language: Context['language'],
): Answer['product']['seo'] {
  const say = translator(listingTexts, language)
  if (price.new === 0) return { title: say('seo.sectionTitle', { name }), description: name }
  const values = {
    name,
    goods: [name, vendor.name].filter(Boolean).join(', '),
    price: formatPrice(price.new, { sign, convert: false }),
    warranty: say('seo.months', { count: warrantyMonths }),
  }
  return {
    title: say('seo.productTitle', values),
    description: say('seo.productDescription', values),
  }
}
