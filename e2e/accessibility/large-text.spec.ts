import { getVisible } from '../support/get-visible.ts'
import { expect, test } from '../support/journey.ts'

test('text enlarged to 150 % fits the phone’s header', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has the room')
  await page.goto('/catalog/')
  await page.addStyleTag({ content: 'html { font-size: 150% }' })
  const header = page.getByRole('banner').or(page.locator('header')).getByRole('search')
  await expect
    .poll(() => getVisible(header).evaluate((field) => field.getBoundingClientRect().right))
    .toBeLessThan(390)
})
