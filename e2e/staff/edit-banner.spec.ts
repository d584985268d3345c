import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'

test.use({ storageState: sessionFile('administrator') })

test('[route.tools] [layout.tools] a cropped picture and a heading are on the home page after saving, and undone', async ({
  page,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const heading = `Полдень-${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  const picture = await guest.get('/media/f_jpeg,w_1600/drawn/scene/living.svg')
  const file = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await picture.body() }

  await page.goto('/vue-tools/newBanner/')
  await expectAccessible(page)
  await page.getByRole('table').getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Баннер \d+/ })).toBeVisible()
  await expect(page.getByTitle('Телефон, 390 точек')).toBeAttached()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Заменить картинку' }).click()
  await page.getByLabel('Выбрать файл').setInputFiles(file)
  await page.getByRole('group', { name: /^Рамка кадра/ }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByText(/^Кадр 15\d\d × 6\d\d точек$/)).toBeVisible()
  await page.getByRole('button', { name: 'Загрузить кадр' }).click()
  await expect(page.getByRole('button', { name: 'Заменить картинку' })).toBeVisible()
  await page.getByLabel('Заголовок').fill(heading)

  const answer = page.waitForResponse('**/getMainSlider/newSaveElement/')
  await page.keyboard.press('Control+s')
  expect((await answer).status()).toBe(200)
  await expect.poll(() => readHome(guest)).toContain(heading)
  expect(await (await guest.get('/')).text()).toMatch(/banner\/[\da-f]{32}\.jpg/)

  await page.getByRole('button', { name: 'История', exact: true }).click()
  const history = page.getByRole('region', { name: 'История' })
  await expect(history.getByRole('row', { name: new RegExp(heading) }).first()).toBeVisible()
  await expectAccessible(page)

  const undone = page.waitForResponse('**/banners/')
  await page.getByRole('button', { name: 'Отменить последнее сохранение' }).click()
  expect((await undone).status()).toBe(200)
  await expect.poll(() => readHome(guest)).not.toContain(heading)
  await guest.dispose()
})

async function readHome(guest: APIRequestContext): Promise<string> {
  return (await guest.get('/')).text()
}
