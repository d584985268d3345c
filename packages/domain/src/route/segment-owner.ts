import type { Owner } from './route.ts'

/**
 * The apps by the first path segment. It duplicates a part of the route table on purpose: browsers
 * load this small map instead of every pattern. A test keeps the two consistent.
 */
const ownerSegments: Readonly<Record<Owner, string>> = {
  storefront:
    'bonus-program contacts guaranty steps measurer about how-to-order payment-and-delivery ' +
    'assembly suppliers for-designers franchising marketplace sitemap refund privacy-policy ' +
    'yandex-policy tk-kit-rules region-links public-offer-assembly promocodes reviews vse-akcii ' +
    'catalog sale hits search image-search compare favorites manufacturers news vacancies ' +
    'vacancy style_interyerov style qrcode error-guid product-guid polls constructor develop',
  checkout: 'personal order_confirm pay receipt sbp-error',
  account: 'personal-lk order_claim underload staff-invitation',
  retail: 'retail-lk stock vue-tools support-services',
  assembler: 'assembler asbl',
  api: 'api_vue api media feeds uploads',
  ui: 'ui',
  router: 'builds health metrics',
}

const owners = new Map<string, Owner>()
for (const owner of Object.keys(ownerSegments) as Owner[]) {
  for (const segment of ownerSegments[owner].split(' ')) owners.set(segment, owner)
}

/**
 * Returns the app that serves a first segment, ignoring case; null for an unknown segment, which
 * may be a short code.
 */
export function findSegmentOwner(segment: string): Owner | null {
  return owners.get(segment.toLowerCase()) ?? null
}

/** All first segments in the route table, in lower case. */
export const ownedFirstSegments: readonly string[] = [...owners.keys()]

/**
 * Returns the app that serves a path of the shop's origin, or null when only the router can decide
 * (legacy addresses, short codes, files), so that such a link causes a full page load. It is small
 * enough for browsers: a link uses the client-side router only when this returns the current app.
 */
export function resolveApp(path: string): Owner | null {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '')
  if (first === '') return 'storefront'
  if (first.startsWith('_')) return null
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  if (/\.[a-z][a-z0-9]*$/i.test(last)) return null
  // /personal alone is a legacy address of the account, which another app serves.
  if (first.toLowerCase() === 'personal' && second === '') return null
  return findSegmentOwner(first)
}
