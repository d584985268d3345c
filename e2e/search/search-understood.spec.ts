import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { tick } from '../support/tick.ts'

const facts = (page: Page) => page.getByRole('group', { name: 'Поняли из запроса' })
const found = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d[\d\s]* товар(а|ов)?$/)
    .first()

test('[search.understood] what a search understood is ticked, and unticked it does not count', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search/?q=серый диван до 90000')
  const colour = facts(page).getByRole('checkbox', { name: 'Цвет: Серый' })
  const price = facts(page).getByRole('checkbox', { name: /^Цена: до 90\s000\s₽$/ })
  await expect(colour).toBeChecked()
  await expect(price).toBeChecked()
  await expectAccessible(page)

  await tick(colour, { isOn: false })
  await expect(page).toHaveURL(/unticked=%D1%81%D0%B5%D1%80%D1%8B%D0%B9$/)
  await expect(colour).not.toBeChecked()
  await expect(price).toBeChecked()
  await expect(colour).toBeFocused()
  const without = await found(page).textContent()
  await page.goto('/search/?q=диван до 90000')
  await expect(found(page)).toHaveText(without ?? '')

  await page.goBack()
  await expect(colour).not.toBeChecked()
  await tick(colour)
  await expect(page).not.toHaveURL(/unticked/)
  await expect(colour).toBeChecked()
})

test('[search.negation] [search.understood] what is excluded is shown and can be allowed again', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search/?q=диван не серый')
  const grey = facts(page).getByRole('checkbox', { name: 'Кроме: Серый' })
  await expect(grey).toBeChecked()
  await tick(grey, { isOn: false })
  await expect(page).toHaveURL(/unticked=-/)
  await expect(grey).not.toBeChecked()
})

test('[search.help] a search for a service of the shop leads to its page', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [q, title, path] of [
    ['доставка', 'Оплата и доставка', '/payment-and-delivery/'],
    ['гарантия', 'Гарантия и возврат', '/guaranty/'],
    ['возврат', 'Гарантия и возврат', '/guaranty/'],
    ['рассрочка', 'Оплата и доставка', '/payment-and-delivery/'],
  ] as const) {
    await page.goto(`/search/?q=${encodeURIComponent(q)}`)
    const pages = page.getByRole('navigation', { name: 'Страницы магазина' })
    await expect(pages.getByRole('link', { name: title })).toHaveAttribute('href', path)
  }
  await expectAccessible(page)
})

test('[search.report] a search and a chosen result are counted', async ({ page }) => {
  const isNote = (request: Request, event: string) =>
    request.url().endsWith('/api_vue/search/note/') && request.postDataJSON().event === event
  const shown = page.waitForResponse((response) => isNote(response.request(), 'shown'))
  await page.goto('/search/?q=торшер')
  expect(await (await shown).json()).toEqual({ status: 'counted' })
  // The page is left before the answer, which nobody waits for.
  const chosen = page.waitForRequest((request) => isNote(request, 'chosen'))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  expect((await chosen).postDataJSON()).toEqual({ q: 'торшер', event: 'chosen' })
  await expect(page).toHaveURL(/\/catalog\/.+\/.+/)
})
