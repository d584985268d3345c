import { expect, test } from './support/journey.ts'
import { sofa } from './support/order.ts'
import { seen } from './support/seen.ts'

test('the scripts of all pages are compiled while they come', async ({ page, request }) => {
  await page.goto('/')
  const scripts = await page
    .locator('script[src*="/chunks/"][async]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLScriptElement).src))
  const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()))
  const react = texts.find((text) => text.includes('https://react.dev/errors/'))
  expect(react).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('a page is painted before it is woken', async ({ page }) => {
  // React hangs its own name on the document at the moment it takes the page over.
  await page.addInitScript(() => {
    const look = () => {
      const isTaken = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
      if (isTaken) performance.mark('taken')
      else setTimeout(look)
    }
    setTimeout(look)
  })
  await page.goto('/')
  await page.waitForFunction(() => performance.getEntriesByName('taken').length === 1)
  const [painted, taken] = await page.evaluate(() =>
    ['first-paint', 'taken'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
  )
  expect(painted).toBeGreaterThan(0)
  expect(taken).toBeGreaterThan(painted ?? 0)
})

test('what is blank for being far below is laid out once nothing else is to be done', async ({
  page,
}) => {
  const isLaid = () =>
    page
      .getByRole('contentinfo')
      .getByRole('paragraph')
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  await page.goto('/')
  await expect.poll(isLaid).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // The shell stays when another page is gone to, and its blocks are laid out, too.
  await page.getByRole('link', { name: 'Все хиты' }).click()
  await page.waitForURL('**/hits/')
  await expect(page.locator('.cards-later')).not.toHaveCount(0)
  await expect(page.locator('.cards-later:not([data-laid])')).toHaveCount(0)
})

test('a button that is pressed before the page is awake does its work', async ({
  browser,
  baseURL,
}) => {
  // A page without the wait for its script; React is held back until the button was pressed.
  const page = await browser.newPage({ baseURL })
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_sf/_next/static/chunks/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(sofa.path, { waitUntil: 'commit' })
  await seen(page.getByRole('button', { name: 'В корзину', exact: true })).click()
  const added = page.getByRole('dialog', { name: 'В корзине' })
  await expect(added).toBeHidden()
  release()
  await expect(added).toBeVisible()
  await page.close()
})
