const attributes = String.raw`(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>`
/** Whole comments and scripts, so that nothing inside them is taken for a tag, and links. */
const parts = new RegExp(
  String.raw`<!--[^]*?-->|<script${attributes}[^]*?</script(?=[\s/>])[^>]*>|<link${attributes}`,
  'gi',
)
/** The scripts of islands (ADR 0103). */
const ownScript = /\s(?:src|href)\s*=\s*["']?\/_sf\/_next\/static\/islands\//i
/** Data that no browser runs: props of islands, JSON-LD, speculation rules. */
const dataScript = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|speculationrules)(?=["'\s]|$)/i
const scriptPreload = /\s(?:as\s*=\s*["']?script|rel\s*=\s*["']?modulepreload)(?=["'\s/]|$)/i

/**
 * Removes every script from a page's HTML that is not the storefront's own, and the preloads of
 * such scripts: pages need neither the framework's client runtime nor the payload to hydrate with.
 * How the framework writes them does not matter.
 */
export function keepOwnScripts(html: string): string {
  return html.replace(parts, (part, script?: string, link?: string) => {
    if (script !== undefined) return ownScript.test(script) || dataScript.test(script) ? part : ''
    if (link !== undefined) return scriptPreload.test(link) && !ownScript.test(link) ? '' : part
    return part
  })
}
