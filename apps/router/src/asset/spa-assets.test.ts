import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StubShop, waitUntil } from '../../test/stub-shop.ts'

const shop = new StubShop()

beforeAll(async () => {
  await shop.start()
})
afterAll(() => shop.stop())

const buildId = async () =>
  JSON.parse((await shop.request('/builds/latest.json')).body).id as string

describe('single-page apps', () => {
  it.each([
    ['/personal/order/', 'checkout'],
    ['/personal/checkout/aB9/', 'checkout'],
    ['/receipt/aB9/', 'checkout'],
    ['/personal-lk/order/aB9/services/', 'account'],
    ['/order_claim/', 'account'],
    ['/retail-lk/price/', 'retail'],
    ['/vue-tools/newBanner/', 'retail'],
    ['/assembler/', 'assembler'],
    ['/asbl/aB9/', 'assembler'],
  ])('%s serves the page of %s, never cached', async (path, app) => {
    const { status, body, headers } = await shop.request(path)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toContain(`${app} one`)
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it.each([
    ['lang=kk', '<body>checkout one kk</body>'],
    ['lang=ru', '<body>checkout one</body>'],
    ['', '<body>checkout one</body>'],
    // It has no page of its own in this build.
    ['lang=en', '<body>checkout one</body>'],
  ])('[lang.three] the cookie «%s» chooses the page of its language', async (cookie, page) => {
    const { body } = await shop.request('/personal/order/', { headers: { cookie } })
    expect(body).toContain(page)
  })

  it.each([
    '/personal-lk/unknown/',
    '/personal/order/delivery/',
    '/retail-lk/a/b/',
    '/assembler/x/y/z/',
  ])('[rule.spa-not-found] %s is a real 404 with the shop’s own page', async (path) => {
    const { status, body } = await shop.request(path)
    expect([status, body.includes('page-not-found')]).toEqual([404, true])
  })

  it('an address that opens an order is not sent as a referrer', async () => {
    const policy = async (path: string) => (await shop.request(path)).headers['referrer-policy']
    expect(await policy('/pay/aB9/')).toBe('no-referrer')
    expect(await policy('/personal-lk/')).toBe('strict-origin-when-cross-origin')
  })

  it('hashed files are cached forever and sent compressed', async () => {
    const path = '/_checkout/assets/index-one00000.js'
    const { status, headers, bytes } = await shop.request(path, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(bytes).toString()).toContain('oneone')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    // Only a document has a use for them, and a page loads forty files.
    expect(headers['permissions-policy']).toBeUndefined()
    expect(headers['content-security-policy']).toBeUndefined()
  })

  it.each([
    '/_checkout/',
    '/_checkout/index.html',
    '/_checkout/index.kk.html',
    '/_checkout/assets/none.js',
    '/_nobody/a.js',
    '/_checkout/assets/%2e%2e%2fx',
  ])('%s is not served as a file', async (path) => {
    const { status, headers } = await shop.request(path)
    expect([404, 400]).toContain(status)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('[deploy.alone] an app is replaced while the others keep serving', () => {
  it('[deploy.alone] the new page is served within two seconds and files of the older build remain', async () => {
    const before = await buildId()
    await shop.build('account', 'two')
    await waitUntil(
      async () => (await shop.request('/personal-lk/')).body.includes('account two'),
      3000,
    )
    expect((await shop.request('/_account/assets/index-two00000.js')).status).toBe(200)
    expect((await shop.request('/_account/assets/index-one00000.js')).status).toBe(200)
    expect((await shop.request('/personal/order/')).body).toContain('checkout one')
    expect(await buildId()).not.toBe(before)
    expect((await shop.request('/builds/latest.json?1')).headers['cache-control']).toBe('no-store')
  })

  it('[deploy.alone] while a build is being written, the older one is served completely', async () => {
    const dist = join(shop.dir, 'apps/retail/dist')
    await rm(dist, { recursive: true })
    await mkdir(dist, { recursive: true })
    await writeFile(
      join(dist, 'index.html'),
      '<html><script type="module" src="/_retail/assets/index-late0000.js"></script>retail late</html>',
    )
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect((await shop.request('/retail-lk/')).body).toContain('retail one')
    await mkdir(join(dist, 'assets'))
    await writeFile(join(dist, 'assets/index-late0000.js'), 'late()')
    await waitUntil(
      async () => (await shop.request('/retail-lk/')).body.includes('retail late'),
      3000,
    )
    expect((await shop.request('/_retail/assets/index-late0000.js')).body).toBe('late()')
  })

  it('[deploy.alone] a new storefront build is picked up and its older files remain', async () => {
    const next = join(shop.dir, 'apps/storefront/.next')
    const write = async (id: string) => {
      await rm(join(next, 'static'), { recursive: true, force: true })
      await mkdir(join(next, 'static/chunks'), { recursive: true })
      await writeFile(join(next, `static/chunks/${id}.js`), `chunk ${id}`)
      await writeFile(join(next, 'BUILD_ID'), id)
    }
    const chunk = (id: string) => shop.request(`/_sf/_next/static/chunks/${id}.js`)
    await write('first')
    await waitUntil(async () => (await chunk('first')).body === 'chunk first', 3000)
    await shop.request('/about/')
    shop.storefront.edition += 1
    await write('second')
    await waitUntil(async () => (await chunk('second')).body === 'chunk second', 3000)
    expect((await chunk('first')).body).toBe('chunk first')
    await waitUntil(async () =>
      (await shop.request('/about/')).body.includes(`edition ${shop.storefront.edition}`),
    )
  })

  it('[ops.cluster] a file of a build that only another router has found yet is served', async () => {
    const other = await new StubShop().start({ assetsDir: shop.settings.assetsDir })
    try {
      expect((await shop.request('/_assembler/assets/index-new00000.js')).status).toBe(404)
      await other.build('assembler', 'new')
      await waitUntil(async () => (await other.request('/assembler/')).body.includes('new'), 5000)
      expect((await shop.request('/assembler/')).body).toContain('assembler one')
      expect((await shop.request('/_assembler/assets/index-new00000.js')).status).toBe(200)
    } finally {
      await other.stop()
    }
  })

  it('source maps are not served', async () => {
    const retainedFile = join(shop.settings.assetsDir, 'checkout/assets/index-one00000.js')
    expect(await readFile(retainedFile, 'utf8')).toContain('oneone')
    await writeFile(join(shop.dir, 'apps/checkout/dist/assets/index-one00000.js.map'), '{}')
    await shop.router.routerContext.apps.checkout.assets.refresh()
    expect((await shop.request('/_checkout/assets/index-one00000.js.map')).status).toBe(404)
  })
})
