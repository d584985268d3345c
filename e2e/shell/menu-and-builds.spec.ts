import type { Request } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'

test('[nav.menu-two-levels] the catalogue menu has sections in two levels, a promotion and a product, and is loaded once', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request: Request) => {
    if (/getMenu\//.test(request.url())) requested.push(new URL(request.url()).pathname)
  })
  await page.goto('/steps/')
  const button = page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true })
  await button.click()
  const menu = page.getByRole('navigation', { name: 'Разделы каталога' })
  const { menuItems } = await (await page.request.get('/api_vue/getMenu/')).json()
  for (const { name, childs } of menuItems[0].childs) {
    for (const link of [name, ...childs.map((child: { name: string }) => child.name)]) {
      await expect(menu.getByRole('link', { name: link, exact: true }).first()).toBeVisible()
    }
  }
  const header = page.getByRole('banner')
  await expect(header.locator('a[href^="/vse-akcii/"]').first()).toBeVisible()
  await expect(header.locator('a[href^="/catalog/"]', { hasText: '₽' })).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  expect(requested.sort()).toEqual(['/api_vue/getMenu/', '/api_vue/getMenu/randProducts/'])
})

test('[pwa.version] once a newer build is in service the next navigation is a full page load', async ({
  page,
}) => {
  let id = 'first'
  let requested = 0
  await page.route('**/builds/latest.json?**', (route) => {
    requested += 1
    return route.fulfill({ json: { id } })
  })
  const openPage = () => page.locator('html').getAttribute('data-visit')
  const choose = async (number: number) => {
    const chip = page.getByRole('list', { name: 'Частые фильтры' }).getByRole('link').nth(number)
    const { search } = new URL((await chip.getAttribute('href')) ?? '', page.url())
    await chip.click()
    await expect.poll(() => new URL(page.url()).search).toBe(search)
  }
  await page.clock.install()
  await page.goto(sofa.section)
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'same'
  })
  await page.clock.fastForward('00:05')
  await expect.poll(() => requested).toBe(1)
  await choose(0)
  expect(await openPage()).toBe('same')
  id = 'second'
  await page.clock.fastForward('05:00')
  await expect.poll(() => requested).toBe(2)
  await choose(1)
  await expect.poll(openPage).toBeNull()
})
