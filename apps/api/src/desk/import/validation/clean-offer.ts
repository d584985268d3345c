import { decodeEntities } from '../feed/decode-entities.ts'
import { offerTexts, type YmlOffer } from '../feed/yml-feed.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'
import { cleanParams } from './validate-params.ts'

/**
 * Returns an offer with the texts that reach the shop, each in one line, without entities and what
 * is not seen. A description keeps its mark-up, and a picture its address as written.
 */
export function cleanOffer(offer: YmlOffer): YmlOffer {
  const fields = new Map<string, string>()
  for (const name of offerTexts) {
    const text = offer.fields.get(name)
    if (text === undefined) continue
    fields.set(name, name === 'description' ? text : collapseWhitespace(decodeEntities(text)))
  }
  return { ...offer, fields, params: cleanParams(offer.params) }
}
