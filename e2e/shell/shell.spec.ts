import type { Request } from '@playwright/test'
import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { putIntoBasket, sofa } from '../support/order.ts'

test('[footer.popups] [window.names] vendors and furniture care open over the page', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/steps/')
  const footer = page.getByRole('contentinfo')
  const open = async (group: string, name: string) => {
    if (isMobile) await footer.getByText(group, { exact: true }).filter({ visible: true }).click()
    await getVisible(footer.getByRole('link', { name, exact: true })).click()
  }
  await open('Покупателям', 'Производители')
  const makers = page.getByRole('dialog', { name: 'Производители' })
  await expect(makers.getByRole('link').first()).toBeVisible()
  await makers.getByRole('searchbox').fill('такого нет')
  await expect(makers.getByText('Такого производителя у нас нет.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await open('Полезное', 'Уход за мебелью')
  const care = page.getByRole('dialog', { name: 'Уход за мебелью' })
  await care.getByText('Ткань и велюр').click()
  await expect(care.getByText(/промокните/).filter({ visible: true })).toBeVisible()
  await expect(page).toHaveURL('/steps/')
  await expectAccessible(page)
})

test('[analytics.events] events wait for the consent and are sent in their order', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'cookie_consent' })
  await page.goto('/catalog/divany-pryamye/')
  const notice = page.getByRole('region', { name: 'Файлы cookie' })
  await expect(notice).toBeVisible()
  await page.evaluate(() => {
    const event = { action: 'detail', items: [{ id: 1, name: 'Диван', price: 100 }] }
    sessionStorage.setItem('svetlitsa-events', JSON.stringify([{ at: 1, event }]))
  })
  await expectAccessible(page)
  await notice.getByRole('button', { name: /^(Разрешить|Да)$/ }).click()
  await expect(notice).toBeHidden()
  const layer = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))
  await expect.poll(layer).toContain('"detail":{"products":[{"id":"1"')
  expect(await layer()).toContain('"currencyCode":"RUB"')
})

test('[analytics.events] card views, the opened card, its page and removals from the basket are sent', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'all', url: baseURL ?? '' }])
  // What was sent on the way here counts, too.
  await page.addInitScript(() => {
    addEventListener('pagehide', () => sessionStorage.setItem('sent', readSent()))
    const readSent = () =>
      (sessionStorage.getItem('sent') ?? '') +
      JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])
    Reflect.set(window, 'readSent', readSent)
  })
  const layer = () => page.evaluate((): string => Reflect.get(window, 'readSent')())
  await page.goto(sofa.section)
  await expect.poll(layer).toMatch(/"impressions":\[\{"id":"\d+","name":"[^"]+","price":\d+/)
  const card = page.getByRole('article').first()
  const path = await card.getByRole('heading').getByRole('link').getAttribute('href')
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${path}`))
  await expect.poll(layer).toMatch(/"click":\{"products":\[\{"id":"\d+".*"position":1/)
  await expect.poll(layer).toMatch(/"detail":\{"products":\[\{"id":"\d+".*"category":"[^"]+"/)

  await page.goto(sofa.path)
  await putIntoBasket(page)
  await page.goto('/personal/checkout/')
  await expect.poll(layer).toMatch(/"checkout":\{"actionField":\{"step":1\}/)
  await page.goto('/personal/order/')
  await page.getByRole('button', { name: 'Удалить' }).click()
  await expect.poll(layer).toMatch(/"remove":\{"products":\[\{"id":"\d+"/)
})

test('[rule.bonus-accrual] [errors.texts] a page opened with a number and a promotion makes one request, any other none', async ({
  page,
  browserErrors,
}) => {
  const requested: string[] = []
  page.on('request', (request: Request) => {
    if (request.url().includes('createPromotionAccrual')) requested.push(request.url())
  })
  for (const query of ['?promotion=vesna', '?phoneNumber=79001234567']) {
    await page.goto(`/steps/${query}`, { waitUntil: 'networkidle' })
  }
  expect(requested).toEqual([])
  await page.goto('/steps/?phoneNumber=7900abc4567&promotion=vesna')
  await expect(page.getByRole('dialog', { name: 'Бонусы не начислены' })).toBeVisible()
  expect(requested).toHaveLength(1)
  expect(page.url()).not.toContain('phoneNumber')
  expect(browserErrors).toEqual([expect.stringMatching(/^console: Ошибка: \S/)])
  browserErrors.splice(0)
})

test('[pwa.install] the install prompt is shown, a refusal is remembered, an installed shop does not prompt', async ({
  page,
}) => {
  const offered = () =>
    page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      dispatchEvent(Object.assign(offer, { prompt: async () => {} }))
      return offer.defaultPrevented
    })
  const offer = page.getByRole('region', { name: 'Магазин на экране телефона' })
  await page.goto('/steps/', { waitUntil: 'networkidle' })
  expect(await offered()).toBe(true)
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(offer).toBeHidden()
  await offered()
  await offer.getByRole('button', { name: 'Не сейчас' }).click()
  await expect(offer).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await offered()
  await expect(offer).toBeHidden()
})

test('without a connection one page says so, and no outdated price is shown', async ({
  page,
  context,
  browserErrors,
}) => {
  await page.goto('/catalog/divany-pryamye/', { waitUntil: 'networkidle' })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline.html'))?.status))
    .toBe(200)
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached).toEqual(['/offline.html'])
  await context.setOffline(true)
  await page.goto('/catalog/divany-pryamye/').catch(() => {})
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи')
  await expect(page.locator('body')).not.toContainText('₽')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Открыть ещё раз' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Прямые')
  browserErrors.splice(0)
})

test('[rule.scroll] a new page starts at the top, a hash scrolls to its element, and without it the page is at the top again', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/catalog/divany-pryamye/')
  await page.evaluate(() => scrollTo(0, 600))
  await getVisible(page.getByRole('contentinfo').getByRole('link', { name: 'Скидки' }))
    .or(getVisible(page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' })))
    .first()
    .click()
  await expect(page).toHaveURL(/\/(sale|contacts)\//)
  await expect.poll(top).toBe(0)
  const link = (href: string) =>
    page.evaluate((to) => {
      const anchor = document.createElement('a')
      anchor.href = to
      document.body.append(anchor)
      setTimeout(() => anchor.click())
    }, href)
  await page.evaluate(() => {
    const mark = document.createElement('p')
    mark.id = 'mark'
    mark.style.marginTop = '3000px'
    document.querySelector('main')?.append(mark)
  })
  await link(`${new URL(page.url()).pathname}#mark`)
  await expect.poll(top).toBeGreaterThan(500)
  await link(new URL(page.url()).pathname)
  await expect(page.locator('#mark')).toHaveCount(0)
  await expect.poll(top).toBe(0)
})

test('[lang.three] the whole layout of the shop is available in Russian, Kazakh and English', {
  tag: ['@phone', '@gate'],
}, async ({ page, browserErrors }) => {
  for (const [language, title] of [
    ['kk', 'Бет табылмады'],
    ['en', 'Page not found'],
  ] as const) {
    await page.goto(`/?lang=${language}`)
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.goto('/personal/order/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.goto('/nowhere/at-all/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    removeStatusError(browserErrors, 404)
  }
  await page.goto('/?lang=de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('search engines find robots, sitemaps with pictures, the other host and a picture to share', async ({
  request,
  page,
}) => {
  const text = async (path: string) => (await request.get(path)).text()
  expect(await text('/robots.txt')).toMatch(/Sitemap: \S+\/sitemap\.xml/)
  const index = await text('/sitemap.xml')
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  expect(files.map(({ pathname }) => pathname)).toContain('/sitemap/products-1.xml')
  const products = await text('/sitemap/products-1.xml')
  expect(products).toContain('<image:loc>')
  const [, first = ''] = /<loc>([^<]+)<\/loc>/.exec(products) ?? []
  expect((await request.get(new URL(first).pathname, { maxRedirects: 0 })).status()).toBe(200)
  expect((await request.get('/sitemap/users-1.xml')).status()).toBe(404)
  await page.goto('/catalog/divany-pryamye/?page=2')
  await expect(page.locator('link[rel=alternate][hreflang="ru-KZ"]')).toHaveAttribute(
    'href',
    /kz\..*\/catalog\/divany-pryamye\//,
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /page=2$/)
  const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content')
  const shown = await request.get(new URL(picture ?? '').pathname)
  expect(shown.headers()['content-type']).toBe('image/jpeg')
})

test('the shop can be installed: manifest, icons and their sizes', async ({ request, page }) => {
  await page.goto('/steps/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons, name } = await answer.json()
  expect(name).toContain('Светлица')
  expect(icons.length).toBeGreaterThanOrEqual(4)
  for (const { src, type } of icons) {
    const icon = await request.get(src)
    expect([icon.status(), icon.headers()['content-type']?.split(';')[0]]).toEqual([200, type])
  }
})

test('[loading.delay] a page is told after 550 ms that the next one is late, until it is shown', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/guaranty/', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about/')
  // The milliseconds from the click to the flag.
  const busyAfterMs = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = 0
        addEventListener(
          'click',
          () => {
            clickedAt = performance.now()
          },
          { capture: true },
        )
        new MutationObserver(() => {
          if (document.getElementById('main')?.ariaBusy === 'true')
            resolve(performance.now() - clickedAt)
        }).observe(document.documentElement, { subtree: true, attributeFilter: ['aria-busy'] })
      }),
  )
  await getVisible(page.getByRole('link', { name: 'Гарантия и возврат' })).click({
    noWaitAfter: true,
  })
  expect(await busyAfterMs).toBeGreaterThanOrEqual(540)
  release()
  await expect(page).toHaveURL('/guaranty/')
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})
