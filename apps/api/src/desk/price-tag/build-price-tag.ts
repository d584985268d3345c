import type { priceTag } from '@svetlitsa/api-client/price-print/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import { formatSize } from '../../catalogue/product/card/format-size.ts'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import type { TagGoods } from './tag-goods.queries.ts'

export type PriceTag = z.output<typeof priceTag>
/** The days between which a price holds. */
export type Period = { validFrom: string; validTo: string }

/** Lines under the name of goods: size, then finish. */
export function listDetails(
  { dimensions, size, finish }: Pick<TagGoods, 'dimensions' | 'size' | 'finish'>,
  language: Language,
): string[] {
  const sides = formatSize(dimensions, language)
  return [sides || size, finish].filter((line) => line !== '')
}

/** The old price where it is above the price, as everywhere in the shop. */
export function toOldPrice({ price, oldPrice }: { price: number; oldPrice: number }) {
  return oldPrice > price ? oldPrice : null
}

/** The tag of goods; its QR leads to the price of the store's region, whoever scans it. */
export function buildPriceTag(
  goods: TagGoods,
  { region, language, period }: { region: Region; language: Language; period: Period | null },
): PriceTag {
  const page = link.product(goods.sectionCode, goods.code, { offerId: goods.offerId })
  return {
    kind: 'product',
    offerId: goods.offerId,
    title: localizeName(goods, language),
    details: listDetails(goods, language),
    article: goods.article,
    vendor: goods.vendor,
    barcode: goods.barcode,
    price: goods.price,
    oldPrice: toOldPrice(goods),
    unit: goods.byMetre ? 'metre' : 'piece',
    url: `${page}&sr=${region.id}`,
    validFrom: period?.validFrom ?? null,
    validTo: period?.validTo ?? null,
  }
}

const noGoods = { offerId: null, article: '', vendor: '', barcode: null, url: null } as const

/** The tag of a text that the seller typed; whatever it is, it is printed as text. */
export function buildNameTag(input: {
  title: string
  text?: string | undefined
  price?: number | undefined
  oldPrice?: number | undefined
}): PriceTag {
  return {
    ...noGoods,
    kind: 'name',
    title: input.title,
    details: input.text ? [input.text] : [],
    price: input.price ?? null,
    oldPrice: input.oldPrice ?? null,
    unit: 'none',
    validFrom: null,
    validTo: null,
  }
}

/** The tag of a service of the region. */
export function buildServiceTag(service: {
  title: string
  text: string
  price: number
  unit: PriceTag['unit']
}): PriceTag {
  return {
    ...noGoods,
    kind: 'service',
    title: service.title,
    details: service.text ? [service.text] : [],
    price: service.price,
    oldPrice: null,
    unit: service.unit,
    validFrom: null,
    validTo: null,
  }
}
