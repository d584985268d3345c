/** How long the router caches a generated file. */
const cacheControl = 'public, s-maxage=3600, stale-while-revalidate=86400'

/** Creates the response for a generated file: robots.txt, sitemaps, web app manifest. */
export function createFileResponse(body: string, type: string, tags = 'shell'): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': cacheControl, 'cache-tag': tags },
  })
}
