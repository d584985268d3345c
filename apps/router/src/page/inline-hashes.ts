import { createHash } from 'node:crypto'

const dataType =
  /\stype\s*=\s*["']?(application\/(ld\+)?json|importmap|speculationrules|text\/plain)/i

/**
 * Hashes of a page's inline scripts for its content security policy, as `'sha256-…'`. They are
 * computed once, when the page is stored, so that the policy is strict without nonces. Reads the
 * bytes as they are: a long page as text would take twice its size of the collector's memory. Tags
 * are looked for in small letters, as all our pages have them; any other script gets no hash and
 * does not run.
 */
export function inlineHashes(html: Buffer): string[] {
  const hashes = new Set<string>()
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const open = html.indexOf('>', at)
    const end = html.indexOf('</script', open)
    if (open < 0 || end < 0) break
    const attributes = html.toString('latin1', at + '<script'.length, open)
    if (!/^(\s|$)/.test(attributes)) continue
    const isInline = !/\ssrc\s*=/i.test(attributes) && !dataType.test(attributes)
    if (isInline) {
      const hash = createHash('sha256')
        .update(html.subarray(open + 1, end))
        .digest('base64')
      hashes.add(`'sha256-${hash}'`)
    }
    at = end
  }
  return [...hashes]
}
