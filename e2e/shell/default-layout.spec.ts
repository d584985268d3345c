import { expect, test } from '../support/journey.ts'

test('[layout.default] pages of the shop and of its apps have header, both menus and footer around the content, and on a phone a bar on the bottom edge', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  for (const path of ['/steps/', '/personal-lk/orders/', '/personal/order/']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    const header = page.getByRole('banner')
    const bar = page.getByRole('navigation', { name: 'Быстрые переходы' })
    if (isMobile) {
      await expect(header.getByRole('link', { name: 'Меню' }), path).toBeVisible()
      await expect(bar.getByRole('link'), path).toHaveCount(5)
      const getGap = async () => {
        const box = await bar.boundingBox()
        const { height = 0 } = page.viewportSize() ?? {}
        return box && Math.round(height - box.y - box.height)
      }
      await expect.poll(getGap, path).toBe(0)
    } else {
      await expect(header.getByRole('link', { name: 'Каталог', exact: true }), path).toBeVisible()
      const sections = page.getByRole('navigation', { name: 'Разделы', exact: true })
      await expect(sections.getByRole('link').first(), path).toBeVisible()
      await expect(bar, path).toBeHidden()
    }
    const landmarks = page.locator('body').evaluate((body) => {
      const found = [...body.querySelectorAll('header, main, footer')]
      return found.filter((one) => !one.parentElement?.closest('main')).map((one) => one.tagName)
    })
    expect(await landmarks, path).toEqual(['HEADER', 'MAIN', 'FOOTER'])
  }
})
