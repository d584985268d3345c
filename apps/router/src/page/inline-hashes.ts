import { createHash } from 'node:crypto'

const inline = /<script(\s[^>]*)?>([\s\S]*?)<\/script\s*>/gi
const dataType =
  /\stype\s*=\s*["']?(application\/(ld\+)?json|importmap|speculationrules|text\/plain)/i

/**
 * Hashes of a page's inline scripts for its content security policy, as `'sha256-…'`. They are
 * computed once, when the page is stored, so that the policy is strict without nonces.
 */
export function inlineHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(inline)) {
    if (/\ssrc\s*=/i.test(attributes) || dataType.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...hashes]
}
