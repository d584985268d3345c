import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getProduct } from '@svetlitsa/api-client/product/contract'
import type { Card } from '@svetlitsa/domain/card/card'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { Context } from '../../platform/context/context.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import type { Elarbis } from '../../schema/product.table.ts'
import { buildBreadcrumbs } from '../catalogue/build-breadcrumbs.ts'
import { buildProductProperties } from './build-product-properties.ts'
import { buildUnavailableCard } from './build-unavailable-card.ts'
import { createCardReader, getCardFlags, toProductCard } from './card/to-product-card.ts'
import { findProduct, type ProductRow } from './product.queries.ts'

type Answer = CallAnswer<typeof getProduct>

/**
 * Reads a product for its page. It is also found under another section's address: the response
 * contains its own address, and the page redirects there.
 */
export async function readProduct(
  context: Context,
  { ELEMENT_CODE, offerID }: ParsedInput<typeof getProduct>,
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
  const key = JSON.stringify(['product', code, offerId, zoneId, language, getCardFlags(region)])
  const tags = [`product:${code}`, 'catalogue', 'section-tree', 'vendor']
  return services.responseCache.read({ key, tags }, async () => {
    const row = await findProduct(db, { code }, region)
    if (!row) return refuse('not_found')
    return new Serialized<Answer>({ product: await buildProduct(row, offerId, context) })
  })
}

/** Builds the product of a page with the requested offer. */
export async function buildProduct(
  row: ProductRow,
  offerId: number | null,
  context: Context,
): Promise<Answer['product']> {
  const { services, language } = context
  const catalogue = await services.catalogue.current()
  const stored = row.card ?? buildUnavailableCard(row)
  const card = toProductCard({ ...row, card: stored, offerId }, await createCardReader(context))
  const section = catalogue.sectionById.get(row.sectionId)
  const crumbs = buildBreadcrumbs(section ?? { path: [] }, catalogue, language)
  return {
    ...card,
    currentOffer: card.offers.find(({ id }) => id === card.offerIdCurrent) ?? null,
    description: row.description,
    series: row.series,
    breadcrumbs: [...crumbs, { name: card.name, url: card.url }],
    ...buildProductProperties(row.propertyRows ?? [], card.offerIdCurrent, catalogue, language),
    boxes: Object.fromEntries(row.boxes ?? []),
    ...buildOfferModels(stored.elarbis, row.finishes ?? [], card.offers),
    warrantyMonths: row.warrantyMonths,
    needsAssembly: row.needsAssembly,
    seo: buildSeo(context, card, row.warrantyMonths),
  }
}

function buildSeo(
  { language, region, services }: Context,
  { name, vendor, price }: Card,
  warrantyMonths: number,
): Answer['product']['seo'] {
  const t = getTranslator(productListTexts, language)
  const shopName = services.shop.settings.brand.name[language]
  if (price.new === 0)
    return { title: t('seo.sectionTitle', { name, shopName }), description: name }
  const values = {
    name,
    shopName,
    goods: [name, vendor.name].filter(Boolean).join(', '),
    price: formatPrice(price.new, { sign: region.currency.sign, convert: false }),
    warranty: t('seo.months', { count: warrantyMonths }),
  }
  return {
    title: t('seo.productTitle', values),
    description: t('seo.productDescription', values),
  }
}

type Page = CallAnswer<typeof getProduct>['product']

/**
 * Returns the 3D model of each offer: in the offer's own finish where a model of it exists,
 * otherwise the default model, marked as showing another finish.
 */
function buildOfferModels(
  { glb, usdz, finishes = [] }: Elarbis,
  codes: readonly (readonly [offerId: number, code: string])[],
  offers: Page['offers'],
): Pick<Page, 'looks' | 'lookFinish'> {
  const codesByOffer = new Map(codes)
  const [defaultFinish] = finishes
  const viewers = offers.map(({ id }) => {
    const code = codesByOffer.get(id) ?? ''
    const isShown = finishes.includes(code)
    const toFinishPath = (path: string | null) =>
      path && isShown && code !== defaultFinish ? path.replace(/\.(\w+)$/, `.${code}.$1`) : path
    // The finish of models from other sources is unknown, so they are treated as correct.
    const isTurnTrue = defaultFinish === undefined || code === defaultFinish
    const isModelTrue = defaultFinish === undefined || isShown
    return [id, { glb: toFinishPath(glb), usdz: toFinishPath(usdz), isModelTrue, isTurnTrue }]
  })
  const defaultOffer = offers.find(({ id }) => codesByOffer.get(id) === defaultFinish)
  return { looks: Object.fromEntries(viewers), lookFinish: defaultOffer?.finish ?? '' }
}
