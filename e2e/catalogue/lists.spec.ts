import type { Page } from '@playwright/test'
import { encodeShareCode } from '@svetlitsa/domain/favourite/share-code'
import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'
import { scrollToRow } from '../support/scroll-to-row.ts'

const getMain = (page: Page) => page.getByRole('main')
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 })
const getStrip = (page: Page) => page.getByRole('navigation', { name: 'Виды' }).getByRole('link')
const getCards = (page: Page) => getMain(page).getByRole('article')
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test('[route.catalog-tag] [title.count] a tag of a section has its own address and shows its number of products', async ({
  page,
}) => {
  await page.goto(sofa.section)
  await expect(getTitle(page)).toContainText(/\d+ товар/)
  const whole = await countIn(page)
  await page.getByRole('navigation', { name: 'Подборки' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/catalog\/divany-pryamye\/tag-[a-z-]+\/$/)
  await expect(getTitle(page)).toContainText(/\d+ товар/)
  await expect.poll(() => countIn(page)).toBeLessThanOrEqual(whole)
  await expect(getCards(page).first()).toBeVisible()
  await page.reload()
  await expect(getTitle(page)).toContainText(/\d+ товар/)
})

test('[title.count] the count is shown beside the titles of search and favourites', async ({
  page,
}) => {
  await page.goto(`/search/?q=${encodeURIComponent('тумба')}`)
  await expect(getTitle(page)).toHaveText('Поиск: тумба')
  await expect(getMain(page).getByText(/^\d+ товар/)).toBeVisible()
  await page.goto(`/favorites/share/${encodeShareCode([1])}/`)
  await expect(getTitle(page)).toHaveText('С вами поделились избранным')
  await expect(getMain(page).getByText('1 товар', { exact: true })).toBeVisible()
})

for (const [path, id] of [
  ['/sale/', 'route.sale'],
  ['/hits/', 'route.hits'],
] as const) {
  test(`[${id}] ${path} leads to its sections and shows no count`, { tag: '@phone-long' }, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(getTitle(page)).not.toContainText('товар')
    await expect(getCards(page).first()).toBeVisible()
    await getVisible(getStrip(page)).click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}[a-z-]+/$`))
    await expect(getCards(page).first()).toBeVisible()
  })
}

test('[route.manufacturers] a vendor page links to its products and to those of a section', async ({
  page,
}) => {
  await page.goto('/manufacturers/')
  await getMain(page).locator('a[href^="/manufacturers/"]').first().click()
  await expect(page).toHaveURL(/\/manufacturers\/[^/]+\/$/)
  await expect(getCards(page).first()).toBeVisible()
  await page.goto('/manufacturers/svetlitsa/')
  await getVisible(getStrip(page)).click()
  await expect(page).toHaveURL(/\/manufacturers\/svetlitsa\/[^/]+\/$/)
  await expect(getCards(page).first()).toBeVisible()
})

test('[route.styles] an interior style leads to its products', { tag: '@phone-long' }, async ({
  page,
}) => {
  await page.goto('/style_interyerov/')
  await expectAccessible(page)
  await getMain(page).locator('a[href^="/style/"]').first().click()
  await expect(page).toHaveURL(/\/style\/[^/]+\/$/)
  await expect(getCards(page).first()).toBeVisible()
})

test('[route.actions] a promotion leads to its products and to those of a section', {
  tag: '@phone-long',
}, async ({ page, browserErrors }) => {
  await page.goto('/vse-akcii/')
  await expect(getTitle(page)).toHaveText('Акции')
  await expectAccessible(page)
  await getMain(page).locator('a[href^="/vse-akcii/"]').first().click()
  await expect(page).toHaveURL(/\/vse-akcii\/[^/]+\/$/)
  await expect(getCards(page).first()).toBeVisible()
  await getVisible(getStrip(page)).click()
  await expect(page).toHaveURL(/\/vse-akcii\/[^/]+\/[^/]+\/$/)
  await expect(getCards(page).first()).toBeVisible()
  const gone = await page.goto('/vse-akcii/takoy-akcii-net/')
  expect(gone?.status()).toBe(404)
  removeStatusError(browserErrors, 404)
})

test('[slider.types] a row of products by tag loads its next page when it is scrolled to its end @phone', async ({
  page,
}) => {
  await page.goto('/catalog/kresla/')
  const row = page.getByRole('region', { name: 'В скандинавском стиле' })
  await scrollToRow(page, row)
  const cards = row.getByRole('article').filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(8)
  const next = page.waitForRequest(
    (request) => request.url().includes('/getMiniCardsByTag/') && request.postDataJSON().page === 2,
  )
  await row
    .getByRole('list')
    .first()
    .evaluate((strip) => {
      strip.scrollLeft = strip.scrollWidth
    })
  expect((await next).postDataJSON()).toMatchObject({ tag: 'skandinavskiy-stil', count: 8 })
  await expect(cards).toHaveCount(16)
  const names = await cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(names).size).toBe(16)
})

test('[slider.types] the promotion slider links to each promotion and to all of them', async ({
  page,
}) => {
  await page.goto('/catalog/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const row = getMain(page).getByRole('region', { name: 'Акции' })
  await expect(row.locator('a[href^="/vse-akcii/"]').nth(1)).toBeVisible()
  await row.getByRole('link', { name: 'Все акции' }).click()
  await expect(page).toHaveURL('/vse-akcii/')
})

test('[catalog.canonical-section] a product under another section redirects to its own; a page past the end is a 404', async ({
  request,
}) => {
  const wrong = sofa.path.replace('divany-pryamye', 'kresla-dlya-otdyha')
  const moved = await request.get(wrong, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toContain(sofa.path)
  for (const page of ['0', '999', '1000000000', '99999999999999999999']) {
    expect((await request.get(`${sofa.section}?page=${page}`)).status(), page).toBe(404)
  }
  for (const query of ['page=1', 'page=x', 'unknown=1', 'price=90000-10000', 'COLOR=purple']) {
    expect((await request.get(`${sofa.section}?${query}`)).status(), query).toBe(200)
  }
})

test('[filters.url] [filters.update] the chosen filters are in the address, are counted and can be shared', {
  tag: '@gate',
}, async ({ page, context }) => {
  await page.goto(sofa.section)
  const filters = page.getByRole('complementary', { name: 'Фильтры' })
  const value = filters.getByRole('group').getByRole('checkbox', { disabled: false }).first()
  const chip = getMain(page).getByRole('link', { name: /^Убрать: / })
  await value.evaluate((box: HTMLInputElement) => box.click())
  await expect(page).toHaveURL(/\?/)
  const found = getMain(page).getByText(/^Нашл/)
  await expect(found).toBeVisible()
  await expect(chip).toHaveCount(1)
  const count = (await found.textContent())?.replace(/\D/g, '')
  await expect(getTitle(page)).toContainText(`${count}`)

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(getMain(shared).getByText(/^Нашл/)).toContainText(`${count}`)
  await shared.close()
  await page.reload()
  await expect(getMain(page).getByText(/^Нашл/)).toContainText(`${count}`)

  await chip.click()
  await expect(page).toHaveURL(sofa.section)
  await page.goBack()
  await expect(getMain(page).getByText(/^Нашл/)).toContainText(`${count}`)
})

test('[filters.types] the handles of a range are moved by keyboard and narrow the list', async ({
  page,
}) => {
  await page.goto(sofa.section)
  const knob = page.getByRole('slider', { name: /^Цена.*от$/ })
  await knob.focus()
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/price=\d+-/)
  await expect(getMain(page).getByText(/^Нашл/)).toBeVisible()
  const [, from] = /price=(\d+)/.exec(page.url()) ?? []
  await expect(page.getByRole('textbox', { name: /^Цена.*от$/ })).toHaveValue(
    Number(from).toLocaleString('ru-RU'),
  )
})

test('[filters.types] the stores of the city are loaded when their group is opened', async ({
  page,
}) => {
  await page.goto(sofa.section)
  const filters = page.getByRole('complementary', { name: 'Фильтры' })
  await filters.getByText('Магазины', { exact: true }).click()
  const store = filters
    .getByRole('group', { name: 'Магазины' })
    .getByRole('checkbox', { disabled: false })
  await store.first().evaluate((box: HTMLInputElement) => box.click())
  await expect(page).toHaveURL(/stores=\d+/)
  await expect(getMain(page).getByRole('link', { name: /^Убрать: Светлица/ })).toBeVisible()
})

test('[list.enrich] a list is shown first and its stock loaded after, for at most five offers of a product', async ({
  page,
}) => {
  const requested = page.waitForRequest(/getProductRemains/)
  await page.goto(sofa.section)
  const { offerIds } = (await requested).postDataJSON()
  const shown = await getCards(page).count()
  expect(offerIds.length).toBeGreaterThan(0)
  expect(offerIds.length).toBeLessThanOrEqual(Math.min(200, shown * 5))
  await expect(
    getCards(page)
      .filter({ hasText: /Курьером|Заберите|Привезём/ })
      .first(),
  ).toBeVisible()
})

test('[crawler.variant] a crawler gets the same products as links and pictures, without buttons and forms', {
  tag: '@gate',
}, async ({ browser }) => {
  const context = await browser.newContext({ userAgent: robot })
  const page = await context.newPage()
  await page.goto(sofa.section)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(getMain(page).locator('button, form, input')).toHaveCount(0)
  expect(await getCards(page).count()).toBe(36)
  await expect(getMain(page).getByRole('navigation', { name: 'Страницы' })).toBeVisible()
  await page.goto('/')
  await expect(getMain(page).locator('button, form')).toHaveCount(0)
  const hits = getMain(page).getByRole('region', { name: 'Хиты' }).getByRole('article')
  await expect(hits).toHaveCount(4)

  await page.goto(sofa.path)
  await expect(getMain(page).locator('button, form, input, select')).toHaveCount(0)
  await expect(getMain(page).locator(`a[href*="${sofa.path}?offer_id="]`).first()).toBeVisible()
  expect(await getMain(page).getByRole('img').count()).toBeGreaterThan(1)
  await context.close()
})

test('[card.quick-view] [card.add] [errors.texts] on desktop the card opens the quick view, which adds one item to the basket', async ({
  page,
}) => {
  await page.goto(sofa.section)
  const card = getCards(page).filter({ has: page.getByRole('button', { name: /^В корзину/ }) })
  await card
    .first()
    .getByRole('button', { name: /^В корзину/ })
    .click()
  const view = page.getByRole('dialog')
  await expect(view.getByRole('link', { name: 'Подробнее' })).toBeVisible()
  await expect(view.getByRole('textbox', { name: /^Количество/ })).toHaveValue('1')
  await expectAccessible(page, '[role=dialog]')
  const added: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/basket/add/')) added.push(request.url())
  })
  await view.getByRole('button', { name: 'В корзину' }).dblclick()
  const window = page.getByRole('dialog', { name: 'В корзине' })
  await expect(window.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible()
  await expect(window.getByRole('heading', { level: 3 }).last()).toBeVisible()
  expect(added).toHaveLength(1)
  const stored = await page.evaluate(() => sessionStorage.getItem('last-product'))
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ name: expect.stringMatching(/\S/) })
  await page.keyboard.press('Escape')
  await expect(getVisible(page.getByRole('link', { name: /Корзина/ }))).toContainText('1')
})

test('[card.add] on a phone the card adds the product directly', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a desktop it opens the quick view')
  await page.goto(sofa.section)
  await getVisible(getCards(page).getByRole('button', { name: /^В корзину/ })).click()
  await expect(page.getByRole('dialog', { name: 'В корзине' })).toBeVisible()
})

async function countIn(page: Page): Promise<number> {
  const text = await getTitle(page).textContent()
  return Number(/(\d[\d\s]*) товар/.exec(text ?? '')?.[1]?.replace(/\s/g, '') ?? Number.NaN)
}
