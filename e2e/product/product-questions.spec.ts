import { randomBytes } from 'node:crypto'
import type { Locator, Page, Request } from '@playwright/test'
import { findProduct } from '../support/find-product.ts'
import { getVisible } from '../support/get-visible.ts'
import { expect, removeStatusError, test } from '../support/journey.ts'

/**
 * Presses the button until the vote is sent, however late it is answered: a press before the script
 * listens is lost, and a second vote would be refused.
 */
async function vote(page: Page, button: Locator): Promise<void> {
  let sent = 0
  const count = (request: Request) => {
    if (request.url().includes('/api_vue/questionVote/')) sent += 1
  }
  page.on('request', count)
  await expect(async () => {
    await button.click()
    await expect.poll(() => sent, { timeout: 4_000 }).toBe(1)
  }).toPass()
  page.off('request', count)
}

test('[product.questions] a guest asks, sees the question and votes once @phone', async ({
  page,
}) => {
  const { path } = await findProduct()
  const text = `Подойдёт ли в детскую? ${randomBytes(4).toString('hex')}`
  await page.goto(path)
  await getVisible(page.getByRole('button', { name: 'Задать вопрос' })).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Отправить вопрос' }).click()
  await expect(form.getByText('Напишите хотя бы 5 знаков')).toBeVisible()
  await form.getByLabel('Имя').fill('Ольга')
  await form.getByLabel('Вопрос').fill(text)
  await form.getByRole('button', { name: 'Отправить вопрос' }).click()
  await expect(page.getByText('Вопрос уже на странице')).toBeVisible()
  await page.keyboard.press('Escape')

  const question = page.getByRole('article').filter({ hasText: text })
  const helpful = question.getByRole('button', { name: 'Полезно', exact: false }).first()
  await page.locator('#questions').scrollIntoViewIfNeeded()
  await vote(page, helpful)
  await expect(question.getByText('Спасибо, учли ваш голос')).toBeVisible()
  await expect(helpful).toHaveText(/Полезно\s*1/)
  await page.reload()
  await page.locator('#questions').scrollIntoViewIfNeeded()
  await vote(page, helpful)
  await expect(question.getByText('Вы уже голосовали')).toBeVisible()
  await expect(helpful).toHaveText(/Полезно\s*1/)
})

test('[product.questions] an error, a refusal and an accidental close lose nothing that was typed @phone-long', async ({
  page,
  browserErrors,
}) => {
  const { path } = await findProduct()
  const text = `Сколько весит? ${randomBytes(4).toString('hex')}`
  const call = '**/api_vue/setQuestion/'
  const form = page.getByRole('dialog')
  const send = form.getByRole('button', { name: 'Отправить вопрос' })
  const askButton = getVisible(page.getByRole('button', { name: 'Задать вопрос' }))
  await page.goto(path)
  await askButton.click()
  await send.click()
  await expect(form.getByLabel('Имя')).toBeFocused()
  await form.getByLabel('Имя').fill('Ольга')
  await form.getByLabel('Вопрос').fill(text)
  await page.route(call, (route) => route.fulfill({ status: 503 }))
  await send.click()
  await expect(form.getByRole('alert')).toContainText('Проверьте связь')
  await page.unroute(call)
  removeStatusError(browserErrors, 503)

  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await askButton.click()
  await expect(form.getByLabel('Вопрос')).toHaveValue(text)
  await send.click()
  await expect(page.getByText('Вопрос уже на странице')).toBeVisible()

  await page.keyboard.press('Escape')
  await askButton.click()
  await expect(form.getByLabel('Вопрос')).toHaveValue('')
  await form.getByLabel('Имя').fill('Ольга')
  await form.getByLabel('Вопрос').fill(text)
  await send.click()
  await expect(form.getByRole('alert')).toContainText('уже задали')
  await form.getByLabel('Вопрос').fill(`${text} А в коробке?`)
  await send.click()
  await expect(page.getByText('Вопрос уже на странице')).toBeVisible()
  removeStatusError(browserErrors, 409)
})

test('[product.questions] a name without spaces does not overflow the screen @phone-long', async ({
  page,
}) => {
  const { path } = await findProduct()
  const text = `Есть ли чехол? ${randomBytes(4).toString('hex')}`
  await page.goto(path)
  await getVisible(page.getByRole('button', { name: 'Задать вопрос' })).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Имя').fill('Ы'.repeat(100))
  await form.getByLabel('Вопрос').fill(text)
  await form.getByRole('button', { name: 'Отправить вопрос' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(text)).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
})
