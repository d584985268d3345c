import { link } from '@svetlitsa/domain/route/site-map'
import { escapeXml } from './escape-xml.ts'
import type { ExportedOffer } from './exported-goods.queries.ts'

/** Portals accept at most this many pictures per offer. */
const MAX_PICTURES = 10
const GROUP = 'group-'

interface Shop {
  origin: string
  currency: string
  getCategoryId: (sectionId: number) => string
}

/**
 * Formats an offer as an element of a YML feed. Its id is that of the feed it was imported from,
 * otherwise its guid.
 */
export function formatYmlOffer(
  offer: ExportedOffer,
  { origin, currency, getCategoryId }: Shop,
): string {
  const group = getGroupId(offer)
  const attributes = [
    `id="${escapeXml(offer.externalId ?? offer.guid)}"`,
    `available="${offer.isAvailable}"`,
    ...(group ? [`group_id="${escapeXml(group)}"`] : []),
  ]
  const [box, ...moreBoxes] = offer.boxes
  const fields: [string, string | number | null][] = [
    ['url', origin + buildPath(offer)],
    ['price', offer.price],
    ['oldprice', offer.oldPrice > offer.price ? offer.oldPrice : null],
    ['currencyId', currency],
    ['categoryId', getCategoryId(offer.sectionId)],
    ...offer.pictures
      .slice(0, MAX_PICTURES)
      .map((file): [string, string] => ['picture', `${origin}/media/f_jpeg,w_1000/${file}`]),
    ['name', buildFullName(offer)],
    ['vendor', offer.vendor],
    ['vendorCode', offer.article],
    ['description', offer.description || null],
    ['barcode', offer.barcode],
    ['weight', offer.weightKg],
    // One package is exported with its size. For several packages, the format can only state that
    // there are several.
    [
      'dimensions',
      box && moreBoxes.length === 0 ? `${box.widthCm}/${box.depthCm}/${box.heightCm}` : null,
    ],
  ]
  const lines = fields.flatMap(([name, value]) =>
    value === null ? [] : [`<${name}>${escapeXml(String(value))}</${name}>`],
  )
  const params = listParams(offer).map(({ name, unit, value }) => {
    const measured = unit ? ` unit="${escapeXml(unit)}"` : ''
    return `<param name="${escapeXml(name)}"${measured}>${escapeXml(value)}</param>`
  })
  return `<offer ${attributes.join(' ')}>\n${[...lines, ...params].join('\n')}\n</offer>\n`
}

/** The only offer of a product has the product's address. */
function buildPath({ id, code, sectionCode, siblings }: ExportedOffer): string {
  return link.product(sectionCode, code, siblings > 1 ? { offerId: id } : {})
}

function getGroupId({ productExternalId, productGuid, siblings }: ExportedOffer): string | null {
  if (productExternalId?.startsWith(GROUP)) return productExternalId.slice(GROUP.length)
  return siblings > 1 ? productGuid : null
}

/** An imported offer stores its full name; the shop's own offer is named after its product. */
function buildFullName({ externalId, productName, name, size, finish }: ExportedOffer): string {
  if (externalId !== null || name.startsWith(productName)) return name
  return [productName, size, finish].filter(Boolean).join(', ')
}

/**
 * Size and finish of the shop's own goods are not properties in the shop, but are params in a feed.
 */
function listParams({ externalId, params, size, finish }: ExportedOffer) {
  if (externalId !== null) return params
  const exportedValues = new Set(params.map(({ value }) => value.toLowerCase()))
  const ownParams = [
    { name: 'Размер', unit: '', value: size },
    { name: 'Отделка', unit: '', value: finish },
  ]
  return [
    ...params,
    ...ownParams.filter(({ value }) => value && !exportedValues.has(value.toLowerCase())),
  ]
}
