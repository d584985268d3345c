import { link } from '@svetlitsa/domain/route/site-map'
import type { Db } from '../../platform/database/database.ts'
import { escapeXml } from '../export/escape-xml.ts'
import {
  type ExportedOffer,
  type ExportedZone,
  findExportedOffers,
  findExportedSections,
} from '../export/exported-goods.queries.ts'

/** Limits of Google’s product data specification. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5_000
const MAX_MORE_PICTURES = 10

interface GoogleOptions {
  shopName: string
  origin: string
}

/** The text of a feed for Google Merchant: RSS 2.0 with its namespace (exchange.feeds). */
export async function* generateGoogleFeed(
  tx: Db,
  zone: ExportedZone,
  { shopName, origin }: GoogleOptions,
): AsyncGenerator<string> {
  const sections = await findExportedSections(tx, zone)
  const names = new Map(sections.map(({ id, name, parentId }) => [id, { name, parentId }]))
  const getType = (id: number | null): string[] => {
    const section = id === null ? undefined : names.get(id)
    return section ? [...getType(section.parentId), section.name] : []
  }
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(shopName)}</title>
<link>${escapeXml(origin)}/</link>
<description>${escapeXml(shopName)}</description>
`
  for await (const offers of findExportedOffers(tx, zone)) {
    yield offers
      // Google refuses products without a picture.
      .filter(({ pictures }) => pictures.length > 0)
      .map((offer) =>
        formatItem(offer, { origin, currency: zone.currency, type: getType(offer.sectionId) }),
      )
      .join('')
  }
  yield '</channel>\n</rss>\n'
}

function formatItem(
  offer: ExportedOffer,
  { origin, currency, type }: { origin: string; currency: string; type: string[] },
): string {
  const { id, code, sectionCode, siblings, price, oldPrice, barcode } = offer
  const [picture = '', ...morePictures] = offer.pictures.map(
    (file) => `${origin}/media/f_jpeg,w_1000/${file}`,
  )
  const title = offer.name.startsWith(offer.productName)
    ? offer.name
    : [offer.productName, offer.size, offer.finish].filter(Boolean).join(', ')
  const isReduced = oldPrice > price
  const fields: [string, string | null][] = [
    ['id', String(id)],
    ['title', title.slice(0, MAX_TITLE)],
    ['description', (offer.description || title).slice(0, MAX_DESCRIPTION)],
    ['link', origin + link.product(sectionCode, code, siblings > 1 ? { offerId: id } : {})],
    ['image_link', picture],
    ...morePictures
      .slice(0, MAX_MORE_PICTURES)
      .map((address): [string, string] => ['additional_image_link', address]),
    ['availability', offer.isAvailable ? 'in_stock' : 'out_of_stock'],
    ['price', `${isReduced ? oldPrice : price}.00 ${currency}`],
    ['sale_price', isReduced ? `${price}.00 ${currency}` : null],
    ['brand', offer.vendor],
    ['mpn', offer.article],
    ['gtin', barcode && /^(\d{8}|\d{12,14})$/.test(barcode) ? barcode : null],
    ['item_group_id', siblings > 1 ? offer.productGuid : null],
    ['condition', 'new'],
    ['product_type', type.join(' > ') || null],
  ]
  const lines = fields.flatMap(([name, value]) =>
    value === null ? [] : [`<g:${name}>${escapeXml(value)}</g:${name}>`],
  )
  return `<item>\n${lines.join('\n')}\n</item>\n`
}
