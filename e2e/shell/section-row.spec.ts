import { expect, test } from '../support/journey.ts'

test('[nav.menu-two-levels] the keyboard moves through the row of sections, and none of them leaves its place', async ({
  page,
}) => {
  await page.goto('/')
  const row = page.getByRole('navigation', { name: 'Разделы' })
  const links = row.getByRole('listitem').getByRole('link')
  const first = links.first()
  const before = await first.boundingBox()
  const count = await row.getByRole('list').first().getByRole('link').count()
  await first.focus()
  for (let step = 1; step < count; step++) {
    await page.keyboard.press('Tab')
    await expect(links.nth(step)).toBeFocused()
    await expect(links.nth(step)).toBeInViewport({ ratio: 1 })
  }
  expect((await first.boundingBox())?.x).toBe(before?.x)
  expect((await first.boundingBox())?.y).toBe(before?.y)
})
