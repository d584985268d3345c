import { createHash } from 'node:crypto'

const dataType =
  /\stype\s*=\s*["']?(application\/(ld\+)?json|importmap|speculationrules|text\/plain)/i

/**
 * Lists the hashes of a page’s inline scripts for its content security policy, as `'sha256-…'`.
 * They are computed once, when the page is stored, so that the policy is strict without nonces.
 * Works on bytes, because decoding a long page would double its memory. Only lower-case tags are
 * recognised, as all our pages have them; any other script gets no hash and does not run.
 */
export function listInlineHashes(html: Buffer): string[] {
  const hashes = new Set<string>()
  for (
    let index = html.indexOf('<script');
    index >= 0;
    index = html.indexOf('<script', index + 1)
  ) {
    const open = html.indexOf('>', index)
    const end = html.indexOf('</script', open)
    if (open < 0 || end < 0) break
    const attributes = html.toString('latin1', index + '<script'.length, open)
    if (!/^(\s|$)/.test(attributes)) continue
    const isInline = !/\ssrc\s*=/i.test(attributes) && !dataType.test(attributes)
    if (isInline) {
      const hash = createHash('sha256')
        .update(html.subarray(open + 1, end))
        .digest('base64')
      hashes.add(`'sha256-${hash}'`)
    }
    index = end
  }
  return [...hashes]
}
