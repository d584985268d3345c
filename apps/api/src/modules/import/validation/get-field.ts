import { decodeEntities } from '../feed/decode-entities.ts'
import type { YmlOffer } from '../feed/yml-feed.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'

/** The text of an element of an offer in one line; empty where there is none. */
export function getField({ fields }: YmlOffer, name: string): string {
  return collapseWhitespace(decodeEntities(fields.get(name) ?? ''))
}
