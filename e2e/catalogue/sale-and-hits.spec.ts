import { getVisible } from '../support/get-visible.ts'
import { expect, test } from '../support/journey.ts'

test('[route.sale] [route.hits] every card of the sale and the hits, and of their sections, says why it is there', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article')
  const strip = page.getByRole('navigation', { name: 'Виды' }).getByRole('link')
  for (const [path, mark] of [
    ['/sale/', /−\d+\s%/],
    ['/hits/', /Хит/],
  ] as const) {
    const expectMarks = async () => {
      await expect(cards.filter({ hasText: mark }).first()).toBeVisible()
      await expect(cards.filter({ hasNotText: mark })).toHaveCount(0)
    }
    await page.goto(path)
    await expectMarks()
    await getVisible(strip).click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}[a-z-]+/$`))
    await expectMarks()
  }
})
