import { expect, expectAccessible, test } from '../support/journey.ts'

test('[route.poll] [layout.blank] the poll is shown without header and footer and is answered', {
  tag: '@phone-long',
}, async ({ page }) => {
  await page.goto('/polls/service-quality/')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Отправить ответы' }).click()
  await expect(page.getByText('Ответьте на этот вопрос').first()).toBeVisible()
  await expectAccessible(page)
  const whole = page.getByRole('group', { name: 'Что скажете о покупке в целом?' })
  await whole.getByRole('radio', { name: 'Отлично' }).check({ force: true })
  const repeatQuestion = page.getByRole('group', { name: 'Купите у нас ещё?' })
  await repeatQuestion.getByRole('radio', { name: 'Да' }).check({ force: true })
  await page.getByRole('button', { name: 'Отправить ответы' }).click()
  await expect(page.getByText('Спасибо!')).toBeVisible()
})

test('[route.constructor] [layout.blank] a wall is composed of modules and added to the basket', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/constructor/')
  await expect(page.getByRole('banner')).toHaveCount(0)
  const sum = page.getByRole('region', { name: 'Всего' })
  await expect(sum).toContainText(/^0 модулей/)
  const add = page.getByRole('button', { name: /^Поставить/ })
  await add.first().click()
  await expect(sum).toContainText('1 модуль')
  await add.first().click()
  await expect(sum).toContainText('2 модуля')
  const plan = page.getByRole('list', { name: 'План стены' })
  const second = plan.getByRole('button').nth(1)
  await second.click()
  const before = await second.boundingBox()
  await page.getByRole('button', { name: 'Подвинуть правее' }).click()
  expect((await second.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0)
  await expect(page.getByText('Проект сохранён в этом браузере')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(sum).toContainText('2 модуля')
  await sum.getByRole('button', { name: 'В корзину' }).click()
  await expect(page).toHaveURL('/personal/order/')
})

test('[route.home] the home page has its scene, sliders, advantages, reviews, stores and news', {
  tag: ['@phone', '@gate'],
}, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const parts = ['Акции', 'Каталог', 'Хиты', 'Скидки', 'Стили интерьера', 'Отзывы', 'Новости']
  for (const name of parts) {
    await expect(main.getByRole('region', { name, exact: true })).toBeVisible()
  }
  await expect(main.getByText('Соберём сами')).toBeVisible()
  await main.getByRole('region', { name: 'Новости', exact: true }).scrollIntoViewIfNeeded()
  await expect(main.getByRole('region', { name: 'Магазины на карте' }).first()).toContainText(
    'Варшав',
  )
  await expect(main.getByRole('region', { name: 'Покупки возвращаются бонусами' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Подписка на письма' })).toBeVisible()
  await expectAccessible(page)
})
