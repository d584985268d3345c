import { matchesPattern } from './match-route.ts'

/**
 * Returns the error message reported for a page that was not found (error.report): where a pattern
 * of the route table matches the path but nothing exists there, the validation of the route failed;
 * otherwise no route matched. It reads the whole route table, so browsers load it on demand.
 */
export function formatNotFoundMessage(path: string): string {
  return `${matchesPattern(path) ? 'Page Not Found' : 'Page not found'}: ${path}`
}
