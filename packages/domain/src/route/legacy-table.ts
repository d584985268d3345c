import { splitPath } from './split-path.ts'

/** An older address and its present one; `{x?}` parts that are missing are left out of both. */
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

const rows = legacyTable.map(([from, to]) => ({ from: parts(from), to: parts(to) }))

/** First segments that only older addresses have; they are never short codes. */
export const legacyFirstSegments: readonly string[] = [
  ...new Set(rows.map((row) => row.from[0] ?? '')),
]

/**
 * The present path of an older one, or null. Whole segments are compared, whatever the case;
 * parameters keep theirs (decisions, «Legacy table»). The query is the caller's to keep.
 */
export function legacyTarget(path: string): string | null {
  const segments = splitPath(path)
  if (!segments) return null
  for (const { from, to } of rows) {
    const params = paramsOf(from, segments)
    if (params) return fill(to, params)
  }
  return null
}

function parts(pattern: string): string[] {
  return pattern.split('/').filter((part) => part !== '')
}

function paramsOf(from: string[], segments: string[]): Map<string, string> | null {
  if (segments.length > from.length) return null
  const params = new Map<string, string>()
  for (const [at, part] of from.entries()) {
    const given = segments[at]
    if (given === undefined) {
      if (!part.endsWith('?}')) return null
    } else if (part.startsWith('{')) {
      params.set(part, given)
    } else if (part !== given.toLowerCase()) {
      return null
    }
  }
  return params
}

function fill(to: string[], params: Map<string, string>): string {
  let path = '/'
  for (const part of to) {
    const open = part.indexOf('{')
    const value = open < 0 ? part : params.get(part.slice(open))
    if (value === undefined) continue
    path += open < 0 ? `${part}/` : `${part.slice(0, open)}${encodeURIComponent(value)}/`
  }
  return path
}
