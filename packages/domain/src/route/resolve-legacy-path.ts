import { splitPath } from './path.ts'

/** Pairs of a legacy and a current address; missing `{x?}` parts are omitted from both. */
const legacyTable: readonly (readonly [from: string, to: string])[] = [
  ['/actions/{s?}/{ss?}', '/vse-akcii/{s?}/{ss?}/'],
  ['/reviews', '/reviews/'],
  ['/checkout', '/personal/checkout/'],
  ['/checkout-final/{id?}', '/personal/checkout-final/{id?}/'],
  ['/checkpayment/{code}', '/pay/{code}/'],
  ['/checkwaybill', '/stock/check_waybill/'],
  ['/claim', '/order_claim/'],
  ['/personal', '/personal-lk/'],
  ['/personal/order/share/{id}', '/personal/basket/share/{id}/'],
  ['/retail', '/retail-lk/'],
  ['/retail/orders', '/retail-lk/orders/'],
  ['/retail/staff', '/retail-lk/staff/'],
  ['/catalog/_tag/{s}/{t}', '/catalog/{s}/tag-{t}/'],
]

const rows = legacyTable.map(([from, to]) => ({ from: splitPattern(from), to: splitPattern(to) }))

/** First segments used only by legacy addresses; they are never short codes. */
export const legacyFirstSegments: readonly string[] = [
  ...new Set(rows.map((row) => row.from[0] ?? '')),
]

/**
 * Returns the current path for a legacy one, or null. Whole segments are compared ignoring case;
 * parameters keep their case (ADR 0046). The caller preserves the query.
 */
export function resolveLegacyPath(path: string): string | null {
  const segments = splitPath(path)
  if (!segments) return null
  for (const { from, to } of rows) {
    const params = matchParams(from, segments)
    if (params) return fillPattern(to, params)
  }
  return null
}

function splitPattern(pattern: string): string[] {
  return pattern.split('/').filter((part) => part !== '')
}

function matchParams(from: string[], segments: string[]): Map<string, string> | null {
  if (segments.length > from.length) return null
  const params = new Map<string, string>()
  for (const [index, part] of from.entries()) {
    const segment = segments[index]
    if (segment === undefined) {
      if (!part.endsWith('?}')) return null
    } else if (part.startsWith('{')) {
      params.set(part, segment)
    } else if (part !== segment.toLowerCase()) {
      return null
    }
  }
  return params
}

function fillPattern(to: string[], params: Map<string, string>): string {
  let path = '/'
  for (const part of to) {
    const open = part.indexOf('{')
    const value = open < 0 ? part : params.get(part.slice(open))
    if (value === undefined) continue
    path += open < 0 ? `${part}/` : `${part.slice(0, open)}${encodeURIComponent(value)}/`
  }
  return path
}
