import { matchRoute } from '@svetlitsa/domain/route/match-route'

/** What a member of staff pasted, scanned or typed to name goods. */
export type ProductReference =
  | { kind: 'product'; code: string; offerId: number | null; path: string }
  | { kind: 'pair'; productGuid: string; offerGuid: string }
  | { kind: 'code'; code: string }
  | { kind: 'short-code'; code: string }
  | { kind: 'words'; text: string }

const MAX_ID = 2_147_483_647
/** With or without scheme and host: whatever shop it was copied from, the path names the goods. */
const ADDRESS = /^(?:https?:\/\/[^/\s]+|(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?|localhost(?::\d+)?)?\/\S*$/i
const ORIGIN = 'http://shop.invalid'

/** Reads an address of the shop as what it leads to, any other text as a code or as words. */
export function parseProductReference(typed: string): ProductReference {
  const text = typed.trim().replace(/\s+/g, ' ')
  const url = ADDRESS.test(text) ? parseUrl(text) : null
  const address = url && parseAddress(url)
  if (address) return address
  return /\s/.test(text) ? { kind: 'words', text } : { kind: 'code', code: text }
}

function parseUrl(text: string): URL | null {
  const path = /^https?:\/\//i.test(text) ? text : `${ORIGIN}/${text.replace(/^[^/]*\/+/, '')}`
  return URL.parse(path)
}

function parseAddress({ pathname, searchParams }: URL): ProductReference | null {
  const match = matchRoute(pathname)
  const { product, productGuid, offerGuid, qrcode } = match?.params ?? {}
  if (match && product) {
    const offerId = toId(searchParams.get('offer_id'))
    return { kind: 'product', code: product, offerId, path: match.path }
  }
  if (productGuid && offerGuid) return { kind: 'pair', productGuid, offerGuid }
  if (qrcode) return { kind: 'code', code: qrcode }
  const [code, ...more] = pathname.split('/').filter(Boolean)
  return !match && code && more.length === 0 ? { kind: 'short-code', code } : null
}

function toId(text: string | null): number | null {
  const id = Number(text)
  return text && /^\d{1,10}$/.test(text) && id > 0 && id <= MAX_ID ? id : null
}
