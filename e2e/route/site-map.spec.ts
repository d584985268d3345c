import type { APIRequestContext } from '@playwright/test'
import { readShopOrigin } from '../support/env.ts'
import { expect, test } from '../support/journey.ts'

/** Pages of products are of one kind, so some of them are enough. */
const openedProducts = 60
const atOnce = 4

const { host } = new URL(readShopOrigin())

async function readLocations(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string>,
) {
  const answer = await request.get(path, { headers })
  expect(answer.status(), path).toBe(200)
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location = '']) => new URL(location).pathname,
  )
}

/** All addresses of a file of the site map, or as many products as are opened. */
function chooseSome(file: string, paths: readonly string[]): readonly string[] {
  if (!file.includes('/products-')) return paths
  const step = Math.max(1, Math.floor(paths.length / openedProducts))
  return paths.filter((_, index) => index % step === 0)
}

for (const shopHost of [host, `kz.${host}`]) {
  test(`[sitemap.true] [feed.addresses] every address of the site map of ${shopHost.split(':')[0]} opens`, async ({
    request,
  }) => {
    const headers = { host: shopHost, 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' }
    const files = await readLocations(request, '/sitemap.xml', headers)
    expect(files.length).toBeGreaterThanOrEqual(4)
    const paths: string[] = []
    for (const file of files) {
      paths.push(...chooseSome(file, await readLocations(request, file, headers)))
    }
    expect(paths.length).toBeGreaterThan(100)
    const dead: string[] = []
    const open = async (path: string) => {
      const answer = await request.get(path, { headers, maxRedirects: 0 })
      const isHidden = answer.headers()['x-robots-tag'] === 'noindex'
      if (answer.status() !== 200 || isHidden) dead.push(`${answer.status()} ${path}`)
    }
    while (paths.length > 0) await Promise.all(paths.splice(0, atOnce).map(open))
    expect(dead).toEqual([])
  })
}
