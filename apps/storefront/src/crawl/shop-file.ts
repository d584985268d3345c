/** For how long the router keeps a file that the shop writes itself. */
const lifetime = 'public, s-maxage=3600, stale-while-revalidate=86400'

/** A file the shop writes when it is asked for: robots, site maps, manifest. */
export function shopFile(body: string, type: string, tags = 'shell'): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': lifetime, 'cache-tag': tags },
  })
}
