import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'

/** The keys that work are named in another landmark, without a heading. */
const findPane = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('heading') })

/** Shoppers see the page with the text, or without it. */
async function expectRead(
  request: APIRequestContext,
  path: string,
  { shown, gone }: { shown: string; gone: string },
): Promise<void> {
  await expect(async () => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(shown)
    expect(html).not.toContain(gone)
  }).toPass()
}

async function save(page: Page): Promise<void> {
  await findPane(page).getByRole('button', { name: 'Сохранить' }).click()
  await expect(findPane(page)).toHaveCount(0)
}

async function remove(page: Page): Promise<void> {
  await findPane(page).getByRole('button', { name: 'Удалить' }).click()
  await findPane(page).getByRole('button', { name: 'Да, удалить' }).click()
  await expect(page.getByText(/^Удалено/)).toBeVisible()
}

test.use({ storageState: sessionFile('administrator'), viewport: { width: 1440, height: 900 } })

test('[shop.news] an owner writes news, which readers see, corrects and removes it', async ({
  page,
  request,
}) => {
  const code = `journey-${crypto.randomUUID().slice(0, 8)}`
  const path = `/news/${code}/`
  await page.goto('/retail-lk/shop/news/')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const pane = findPane(page)
  await pane.getByLabel('Код').fill(code)
  await pane.getByLabel('Заголовок', { exact: true }).fill(`Новая мастерская ${code}`)
  await pane.getByLabel('Вводный текст', { exact: true }).fill('Шьём чехлы сами.')
  await pane.getByLabel('Текст', { exact: true }).fill('# Что шьём\n\n- чехлы\n- подушки')
  await expectAccessible(page)
  await save(page)
  await expectRead(request, path, { shown: `Новая мастерская ${code}`, gone: 'Старая мастерская' })

  await page.getByRole('searchbox', { name: 'Поиск' }).first().fill(code)
  await page.getByRole('button', { name: `Новая мастерская ${code}` }).click()
  await pane.getByLabel('Заголовок', { exact: true }).fill(`Старая мастерская ${code}`)
  await save(page)
  await expectRead(request, path, { shown: `Старая мастерская ${code}`, gone: 'Новая мастерская' })

  await page.getByRole('button', { name: `Старая мастерская ${code}` }).click()
  await remove(page)
  await expect(async () => {
    expect((await request.get(path)).status()).toBe(404)
  }).toPass()
})

test('[shop.pages] an owner replaces the text of a page, and gives it back', async ({
  page,
  request,
}) => {
  const lead = `Вещи производителей у двери ${crypto.randomUUID().slice(0, 8)}`
  const path = '/marketplace/'
  const before = await (await request.get(path)).text()
  expect(before).not.toContain(lead)
  await page.goto('/retail-lk/shop/pages/')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const pane = findPane(page)
  await pane.getByRole('combobox', { name: 'Код' }).click()
  await page.getByRole('option', { name: 'Вещи от производителей' }).click()
  await pane.getByLabel('Вводный текст', { exact: true }).fill(lead)
  await pane.getByLabel('Текст', { exact: true }).fill('# Сроки\n\nОт трёх дней.')
  await expectAccessible(page)
  await save(page)
  await expectRead(request, path, { shown: lead, gone: 'Вещи производителей у порога' })

  await page.getByRole('button', { name: 'Вещи от производителей' }).click()
  const changed = lead.replace('двери', 'порога')
  await pane.getByLabel('Вводный текст', { exact: true }).fill(changed)
  await save(page)
  await expectRead(request, path, { shown: changed, gone: lead })

  await page.getByRole('button', { name: 'Вещи от производителей' }).click()
  await remove(page)
  await expect(async () => {
    expect(await (await request.get(path)).text()).not.toContain(changed)
  }).toPass()
})
