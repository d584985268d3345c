/** How long the router caches a generated file. */
const cacheControl = 'public, s-maxage=3600, stale-while-revalidate=86400'

/** Creates the response for a generated file: robots.txt, web app manifest. */
export function createFileResponse(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': cacheControl, 'cache-tag': 'shell' },
  })
}

/** What decides which pages there are. */
const sitemapTags = 'region, section-tree, catalogue, goods, vendor, promotion, style, news'

/**
 * Creates the response for a sitemap. It is never sent stale, because what it lists must open:
 * promotions begin and end by the clock.
 */
export function createSitemapResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, s-maxage=300',
      'cache-tag': sitemapTags,
    },
  })
}
