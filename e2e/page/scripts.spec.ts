import type { Page, Route } from '@playwright/test'
import { getVisible } from '../support/get-visible.ts'
import { expect, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'

const islands = '**/_sf/_next/static/islands/*.js'

for (const path of ['/', sofa.section, sofa.path, '/search/?q=диван', '/news/', '/nowhere/']) {
  test(`${path} has the scripts of the storefront, and none of the framework`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(
      ([, attributes = '']) => attributes,
    )
    const isData = (attributes: string) =>
      /type="(application\/(ld\+)?json|speculationrules)"/.test(attributes)
    expect(scripts.filter((attributes) => !isData(attributes))).toEqual([
      expect.stringMatching(/src="\/_sf\/_next\/static\/islands\/start-[\w-]+\.js"/),
    ])
    expect(html).not.toMatch(/as="script"|modulepreload|\/chunks\/[^"]*\.js|__next_f/)
    // Nothing waits for a script of React that would put it into its place.
    expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:/)
  })
}

test('the script that holds early presses is one file', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [start = ''] = /\/_sf\/_next\/static\/islands\/start-[\w-]+\.js/.exec(html) ?? []
  const script = await (await request.get(start)).text()
  expect(script).toContain('addEventListener')
  expect(script).not.toMatch(/\bimport\s*["'`{*]/)
})

test('a page is painted before its islands are hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => performance.mark('hydrated')).observe(document, {
      attributeFilter: ['data-islands'],
      subtree: true,
    })
  })
  await page.goto('/')
  const [painted = 0, hydrated = 0] = await page.evaluate(() =>
    ['first-paint', 'hydrated'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0,
    ),
  )
  expect(painted).toBeGreaterThan(0)
  expect(hydrated).toBeGreaterThan(painted)
})

test('deferred content far below is laid out when the browser is idle', async ({ page }) => {
  const isLaid = () =>
    page
      .getByRole('contentinfo')
      .getByRole('paragraph')
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  await page.goto('/')
  await expect.poll(isLaid).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Все хиты' }).click()
  await page.waitForURL('**/hits/')
  await expect(page.locator('.cards-later')).not.toHaveCount(0)
  await expect(page.locator('.cards-later:not([data-laid])')).toHaveCount(0)
})

/** Holds back scripts of the islands until they are released. */
async function holdScripts(page: Page, isHeld: (url: string) => boolean): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(islands, async (route: Route) => {
    if (isHeld(route.request().url())) await released
    await route.continue()
  })
  return release
}

test('a press before the scripts have loaded takes effect, once', async ({ browser, baseURL }) => {
  // A page opened without waiting for its islands.
  const page = await browser.newPage({ baseURL })
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/basket\/add/i.test(request.url())) calls.push(request.url())
  })
  const release = await holdScripts(page, (url) => !/\/start-[^/]*$/.test(url))
  const asked = page.waitForRequest(/\/islands\/page-/)
  await page.goto(sofa.path, { waitUntil: 'commit' })
  await asked
  await getVisible(page.getByRole('button', { name: 'В корзину', exact: true })).click()
  const added = page.getByRole('dialog', { name: 'В корзине' })
  await expect(added).toBeHidden()
  expect(calls).toEqual([])
  release()
  await expect(added).toBeVisible()
  expect(calls).toHaveLength(1)
  await page.close()
})

test('a press on an island that is not hydrated yet takes effect, once', async ({ page }) => {
  const release = await holdScripts(page, (url) => /\/card-[^/]*$/.test(url))
  await page.goto('/')
  const buttons = page.getByRole('article').getByRole('button', { name: /^В корзину/ })
  await getVisible(buttons).click()
  // The product has colours to choose from.
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(0)
  release()
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCount(1)
})
