import { ownerOfFirstSegment } from './first-segments.ts'
import type { Owner } from './route.ts'

/**
 * Which app answers a path of the shop's own origin; null where only the router can tell (older
 * addresses, short codes, files), so that such a link is loaded whole. Small enough for browsers:
 * a link inside an app goes through its own router only when this names that app.
 */
export function appOfPath(path: string): Owner | null {
  const bare = path.split(/[?#]/, 1)[0] ?? ''
  const [first = '', second = ''] = bare.split('/').filter((part) => part !== '')
  if (first === '') return 'storefront'
  if (first.startsWith('_')) return null
  const last = bare.slice(bare.lastIndexOf('/') + 1)
  if (/\.[a-z][a-z0-9]*$/i.test(last)) return null
  // /personal alone is the older address of the cabinet, which another app answers.
  if (first.toLowerCase() === 'personal' && second === '') return null
  return ownerOfFirstSegment(first)
}
