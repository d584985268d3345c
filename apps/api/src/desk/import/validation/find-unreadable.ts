import { decodeEntities } from '../feed/decode-entities.ts'
import type { YmlOffer } from '../feed/yml-feed.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'

const EXCERPT = /.{0,20}\uFFFD.{0,20}/su

/**
 * The reason why an offer is refused whose text has a replacement character (U+FFFD): its bytes are
 * invalid in the encoding of the feed, or the program that wrote the feed lost the character.
 *
 * @param offer cleaned.
 */
export function findUnreadable({ id, groupId, fields, params }: YmlOffer): string | null {
  const texts: [place: string, text: string][] = [
    ['its id', id],
    ['its group_id', groupId],
    ...[...fields].map(([name, text]): [string, string] => [`<${name}>`, text]),
    ...params.map(({ name, unit, value }): [string, string] => [
      'a property',
      [name, unit, value].find((part) => part.includes('\uFFFD')) ?? '',
    ]),
  ]
  for (const [place, text] of texts) {
    // Of a cleaned offer, only the description still has entities.
    const decoded = decodeEntities(text)
    if (!decoded.includes('\uFFFD')) continue
    const [excerpt = ''] = EXCERPT.exec(decoded) ?? []
    return `${place} has a character that cannot be read: «${collapseWhitespace(excerpt)}»`
  }
  return null
}
