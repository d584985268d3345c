import { findSegmentOwner } from './find-segment-owner.ts'
import type { Owner } from './route.ts'

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
