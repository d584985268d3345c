import type { ExportedOffer } from './exported-goods.queries.ts'
import { xmlText } from './xml-text.ts'

/** Portals take so many pictures of an offer. */
const MOST_PICTURES = 10
const GROUP = 'group-'

interface Shop {
  origin: string
  currency: string
  categoryIdOf: (sectionId: number) => string
}

/** An offer as an element of a YML feed. Its id is the feed's it came by, else its guid. */
export function ymlOfferText(
  offer: ExportedOffer,
  { origin, currency, categoryIdOf }: Shop,
): string {
  const group = groupOf(offer)
  const attributes = [
    `id="${xmlText(offer.externalId ?? offer.guid)}"`,
    `available="${offer.isAvailable}"`,
    ...(group ? [`group_id="${xmlText(group)}"`] : []),
  ]
  const [box, ...moreBoxes] = offer.boxes
  const fields: [string, string | number | null][] = [
    ['url', origin + offer.path + (offer.siblings > 1 ? `?offer_id=${offer.id}` : '')],
    ['price', offer.price],
    ['oldprice', offer.oldPrice > offer.price ? offer.oldPrice : null],
    ['currencyId', currency],
    ['categoryId', categoryIdOf(offer.sectionId)],
    ...offer.pictures
      .slice(0, MOST_PICTURES)
      .map((file): [string, string] => ['picture', `${origin}/media/f_jpeg,w_1000/${file}`]),
    ['name', fullName(offer)],
    ['vendor', offer.vendor],
    ['vendorCode', offer.article],
    ['description', offer.description || null],
    ['barcode', offer.barcode],
    ['weight', offer.weightKg],
    // One package is told exactly; of several the format knows no more than that they are some.
    [
      'dimensions',
      box && moreBoxes.length === 0 ? `${box.widthCm}/${box.depthCm}/${box.heightCm}` : null,
    ],
  ]
  const lines = fields.flatMap(([name, value]) =>
    value === null ? [] : [`<${name}>${xmlText(String(value))}</${name}>`],
  )
  const params = paramsOf(offer).map(({ name, unit, value }) => {
    const measured = unit ? ` unit="${xmlText(unit)}"` : ''
    return `<param name="${xmlText(name)}"${measured}>${xmlText(value)}</param>`
  })
  return `<offer ${attributes.join(' ')}>\n${[...lines, ...params].join('\n')}\n</offer>\n`
}

function groupOf({ productExternalId, productGuid, siblings }: ExportedOffer): string | null {
  if (productExternalId?.startsWith(GROUP)) return productExternalId.slice(GROUP.length)
  return siblings > 1 ? productGuid : null
}

/** An offer of a feed has its whole name; one of the shop's own is named after its product. */
function fullName({ externalId, productName, name, size, finish }: ExportedOffer): string {
  if (externalId !== null || name.startsWith(productName)) return name
  return [productName, size, finish].filter(Boolean).join(', ')
}

/** Size and finish of the shop's own goods are no characteristics with us, but are in a feed. */
function paramsOf({ externalId, params, size, finish }: ExportedOffer) {
  if (externalId !== null) return params
  const told = new Set(params.map(({ value }) => value.toLowerCase()))
  const own = [
    { name: 'Размер', unit: '', value: size },
    { name: 'Отделка', unit: '', value: finish },
  ]
  return [...params, ...own.filter(({ value }) => value && !told.has(value.toLowerCase()))]
}
