import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'

/** The accessible name or the text of the focused element. */
async function describeFocus(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) return ''
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
  })
  return text.replace(/\s+/g, ' ').trim()
}

/** Presses Tab until the element is focused, as a keyboard user does. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (name.test(await describeFocus(page))) return
    await page.keyboard.press(key)
  }
  throw new Error(
    `sixty steps did not lead to ${name}, the last was «${await describeFocus(page)}»`,
  )
}

test('the header is operated by keyboard: skipped, through its links, into the menu and out again', async ({
  page,
}) => {
  await page.goto('/steps/')
  await page.keyboard.press('Tab')
  expect(await describeFocus(page)).toBe('К содержанию')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto('/steps/')
  await tabTo(page, /^Каталог$/)
  await page.keyboard.press('Space')
  const menu = page.getByRole('navigation', { name: 'Разделы каталога' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect.poll(() => describeFocus(page)).toBe('Каталог')
})

test('a window traps the focus and returns it to the element that opened it', async ({ page }) => {
  // Before its scripts run, the link leads to the list of cities, which is intended.
  await page.goto('/steps/', { waitUntil: 'networkidle' })
  await tabTo(page, /Выбрать город/)
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog')
  await expect(window.getByRole('link', { name: 'Казань' })).toBeVisible()
  for (let step = 0; step < 45; step++) {
    await page.keyboard.press('Tab')
    expect(await window.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect.poll(() => describeFocus(page)).toMatch(/Выбрать город/)
})

test('[lang.three] in Kazakh the keyboard skips the header, opens and closes the cities and uses the search', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'kk', url: baseURL ?? '' }])
  await page.goto('/steps/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  expect(await describeFocus(page)).toBe('Мазмұнға өту')
  await tabTo(page, /Қаланы таңдау/)
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog')
  await expect(window.getByRole('link', { name: 'Мәскеу' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  expect(await window.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect.poll(() => describeFocus(page)).toMatch(/Қаланы таңдау/)
  await tabTo(page, /^Фото бойынша іздеу$/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('диван')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?q=/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /[Дд]иван/ })
      .first(),
  ).toBeVisible()
})

test('the search is operated by keyboard: typed, chosen from its list, opened', async ({
  page,
}) => {
  await page.goto('/steps/')
  await tabTo(page, /^Поиск по магазину$/)
  await page.keyboard.type('диван')
  const list = page.getByRole('listbox', { name: 'Подсказки поиска' })
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
  expect(await describeFocus(page)).toBe('Поиск по магазину')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/steps\//)
})

test('a sofa is added to the basket by keyboard', { tag: '@gate' }, async ({ page }) => {
  await page.goto(sofa.path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('main').focus()
  await tabTo(page, /^В корзину$/)
  await page.keyboard.press('Enter')
  const added = page.getByRole('dialog', { name: 'В корзине' })
  await expect(added.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible()
  await tabTo(page, /^Перейти в корзину$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/personal/order/')
})
