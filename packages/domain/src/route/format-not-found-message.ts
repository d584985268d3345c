import { findSegmentOwner } from './find-segment-owner.ts'

/**
 * Returns the error message reported for a page that was not found (error.report): where a route
 * matches the path but nothing exists there, the validation of the route failed; otherwise no route
 * matched.
 */
export function formatNotFoundMessage(path: string): string {
  const first = path.split('/')[1] ?? ''
  const isShopSegment = findSegmentOwner(first) !== null
  return `${isShopSegment ? 'Page Not Found' : 'Page not found'}: ${path}`
}
