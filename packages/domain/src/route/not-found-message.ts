import { ownerOfFirstSegment } from './first-segments.ts'

/**
 * What is reported of a page that was not found (storefront §8): where the shop knows such addresses
 * but has nothing at this one, the validation of the route failed; else no route matched.
 */
export function notFoundMessage(path: string): string {
  const first = path.split('/')[1] ?? ''
  const isKnown = ownerOfFirstSegment(first) !== null
  return `${isKnown ? 'Page Not Found' : 'Page not found'}: ${path}`
}
