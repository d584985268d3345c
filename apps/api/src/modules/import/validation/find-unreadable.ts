import { decodeEntities } from '../feed/decode-entities.ts'
import type { YmlOffer } from '../feed/yml-feed.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'

/** Elements whose text reaches the shop; other damaged ones do no harm. */
const readElements = [
  ...['name', 'typePrefix', 'vendor', 'model', 'vendorCode', 'description', 'categoryId', 'price'],
  ...['oldprice', 'currencyId', 'barcode', 'weight', 'dimensions', 'count'],
]
const EXCERPT = /.{0,20}\uFFFD.{0,20}/su

/**
 * The reason why an offer is refused whose text has a replacement character (U+FFFD): its bytes are
 * invalid in the encoding of the feed, or the program that wrote the feed lost the character.
 */
export function findUnreadable({ id, groupId, fields, params }: YmlOffer): string | null {
  const texts: [string, string][] = [
    ['its id', id],
    ['its group_id', groupId],
    ...readElements.map((name): [string, string] => [`<${name}>`, fields.get(name) ?? '']),
    ...params.map(({ name, unit, value }): [string, string] => [
      'a property',
      [name, unit, value].find((part) => decodeEntities(part).includes('\uFFFD')) ?? '',
    ]),
  ]
  for (const [place, text] of texts) {
    const decoded = decodeEntities(text)
    if (!decoded.includes('\uFFFD')) continue
    const [excerpt = ''] = EXCERPT.exec(decoded) ?? []
    return `${place} has a character that cannot be read: «${collapseWhitespace(excerpt)}»`
  }
  return null
}
