import { getVisible } from '../support/get-visible.ts'
import { expect, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'

test('the scripts of all pages are compiled while they load', async ({ page, request }) => {
  await page.goto('/')
  const scripts = await page
    .locator('script[src*="/chunks/"][async]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLScriptElement).src))
  const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()))
  const react = texts.find((text) => text.includes('https://react.dev/errors/'))
  expect(react).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('a page is painted before it is hydrated', async ({ page }) => {
  // React sets its marker on the document at the moment it hydrates the page.
  await page.addInitScript(() => {
    const check = () => {
      const isTaken = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
      if (isTaken) performance.mark('taken')
      else setTimeout(check)
    }
    setTimeout(check)
  })
  await page.goto('/')
  await page.waitForFunction(() => performance.getEntriesByName('taken').length === 1)
  const [painted, taken] = await page.evaluate(() =>
    ['first-paint', 'taken'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
  )
  expect(painted).toBeGreaterThan(0)
  expect(taken).toBeGreaterThan(painted ?? 0)
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
  // The layout stays during navigation, and its deferred sections are laid out, too.
  await page.getByRole('link', { name: 'Все хиты' }).click()
  await page.waitForURL('**/hits/')
  await expect(page.locator('.cards-later')).not.toHaveCount(0)
  await expect(page.locator('.cards-later:not([data-laid])')).toHaveCount(0)
})

test('a click before hydration takes effect', async ({ browser, baseURL }) => {
  // A page opened without waiting for its script; React is held back until the click.
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
  await getVisible(page.getByRole('button', { name: 'В корзину', exact: true })).click()
  const added = page.getByRole('dialog', { name: 'В корзине' })
  await expect(added).toBeHidden()
  release()
  await expect(added).toBeVisible()
  await page.close()
})

test('a click while the page is being hydrated takes effect', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL })
  // Clicks at the moment React starts to listen, when the button is not hydrated yet.
  await page.addInitScript(() => {
    const press = () => {
      if (!Object.keys(document).some((key) => key.startsWith('__reactContainer')))
        return setTimeout(press)
      const buttons = [...document.querySelectorAll('button')]
      const button = buttons.find(
        (candidate) => candidate.textContent === 'В корзину' && candidate.checkVisibility(),
      )
      if (Object.keys(button ?? {}).some((key) => key.startsWith('__react')))
        performance.mark('hydrated before the click')
      button?.click()
    }
    setTimeout(press)
  })
  await page.goto(sofa.path)
  await expect(page.getByRole('dialog', { name: 'В корзине' })).toBeVisible()
  const early = await page.evaluate(() => performance.getEntriesByName('hydrated before the click'))
  expect(early).toEqual([])
  await page.close()
})
