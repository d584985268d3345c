import type { Page } from '@playwright/test'
import { expectPage } from '../support/expect-page.ts'
import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'

/** The forms of five pages: their titles and their specific fields. */
const forms = [
  ['Вызвать замерщика', { 'Адрес замера': 'Лесная, 5', 'Что мерить': 'Кухня' }],
  ['Предложить товар', { 'Компания или студия': 'Дуб', Город: 'Тула', 'Что вы делаете': 'Столы' }],
  ['Стать партнёром', { Город: 'Тула' }],
  ['Получить расчёт', { Город: 'Тула' }],
  [
    'Начать продавать',
    { 'Компания или студия': 'Ель', ИНН: '7712345678', 'Что вы делаете': 'Стулья' },
  ],
] as const

/** Fills in and submits the form on the current page. */
async function sendForm(page: Page, index: number): Promise<void> {
  const [title, fields] = forms[index] ?? forms[0]
  const form = page.getByRole('region', { name: title })
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByText('Напишите имя: от 2 до 100 букв')).toBeVisible()
  await expect(form.getByLabel('Имя и фамилия')).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('Имя и фамилия').fill('Анна Ёлкина')
  await form.getByLabel('Телефон').fill(newPhone())
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
  await form.getByRole('checkbox').check({ force: true })
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByText(/\d+ у/)).toBeVisible()
}

test('[route.info.measurer] a measurer is requested by a form that is stored and confirmed', {
  tag: ['@phone-long', '@gate'],
}, async ({ page }) => {
  await expectPage(page, '/measurer/', 'Замерщик', /сантиметр/)
  await expect(page.getByRole('main')).toContainText('Выезд замерщика')
  await sendForm(page, 0)
})

test('[route.info.suppliers] suppliers offer their products by a form', async ({ page }) => {
  await expectPage(page, '/suppliers/', 'Поставщикам мебели', /мастерские/)
  await sendForm(page, 1)
})

test('[route.info.for-designers] designers become partners by a form', async ({ page }) => {
  await expectPage(page, '/for-designers/', 'Дизайнерам', /образцы/)
  await sendForm(page, 2)
})

test('[route.info.franchising] a franchise is requested by a form', async ({ page }) => {
  await expectPage(page, '/franchising/', 'Франчайзинг', /300\sм²/)
  await sendForm(page, 3)
})

test('[route.info.marketplace] sellers apply by a form', async ({ page }) => {
  await expectPage(page, '/marketplace/', 'Вещи от производителей', /производител/)
  await sendForm(page, 4)
})

test('[route.info.refund] the refund rules are shown beside the status of the customer’s own refund', async ({
  page,
  browserErrors,
}) => {
  await expectPage(page, '/refund/', 'Возврат денег', /три рабочих дня/)
  await page.goto('/refund/?id=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Такого возврата мы не нашли')).toBeVisible()
  removeStatusError(browserErrors, 404)
})

test('[route.reviews] [crumbs.desktop] [crumbs.mobile] shop reviews are paged, and one can be written', {
  tag: '@phone-long',
}, async ({ page, browserErrors }) => {
  await expectPage(page, '/reviews/', 'Отзывы покупателей', /покупателей советуют/)
  const form = page.getByRole('region', { name: 'Написать отзыв' })
  await form.getByRole('radio', { name: '5 звёзд' }).check({ force: true })
  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Что понравилось и что нет').fill('Привезли вовремя и собрали за вечер.')
  await form.getByRole('checkbox').check({ force: true })
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText(/Отзыв у нас/)).toBeVisible()
  await page.goto('/reviews/?page=2')
  await expect(page).toHaveTitle(/страница 2/)
  const crumbs = page.getByRole('navigation', { name: 'Вы здесь' })
  const up = getVisible(crumbs.getByRole('link', { name: 'Отзывы покупателей' }))
  await expect(up).toHaveAttribute('href', '/reviews/')
  expect((await page.goto('/reviews/?page=999'))?.status()).toBe(404)
  removeStatusError(browserErrors, 404)
})

test('[route.news] [news.date] news show only their date, and each has its page', {
  tag: '@phone-long',
}, async ({ page, browserErrors }) => {
  await expectPage(page, '/news/', 'Новости и статьи', /\d\d\.\d\d\.\d{4}/)
  await expect(page.getByRole('main')).not.toContainText(/\d\d\.\d\d\.\d{4} \d\d:/)
  const article = 'Как выбрать диван и не ошибиться на десять лет'
  await getVisible(page.getByRole('main').getByRole('link', { name: article })).click()
  await expect(page.getByRole('heading', { name: article, level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/news/kak-vybrat-divan/')
  await expectAccessible(page)
  expect((await page.goto('/news/net-takoy/'))?.status()).toBe(404)
  removeStatusError(browserErrors, 404)
})

test('[route.vacancies] a vacancy is found and applied for', { tag: '@phone-long' }, async ({
  page,
  browserErrors,
}) => {
  await expectPage(page, '/vacancies/', 'Вакансии', /Сборщик мебели/)
  await getVisible(page.getByRole('main').getByRole('link', { name: 'Сборщик мебели' })).click()
  await expect(page.getByRole('heading', { name: 'Сборщик мебели', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/vacancy\/\?id=\d+$/)
  const form = page.getByRole('region', { name: 'Откликнуться' })
  await form.getByLabel('Имя и фамилия').fill('Пётр Лесной')
  await form.getByLabel('Телефон').fill(newPhone())
  await form.getByLabel('Город').fill('Москва')
  await form.getByRole('checkbox').check({ force: true })
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByText(/Отклик \d+ у нас/)).toBeVisible()
  expect((await page.goto('/vacancy/?id=999999'))?.status()).toBe(404)
  removeStatusError(browserErrors, 404)
})

test('[route.info.marketplace] a seller in Kazakhstan is asked for a БИН, not an ИНН', async ({
  page,
}) => {
  await page.goto('/marketplace/?sr=almaty')
  const form = page.getByRole('region', { name: 'Начать продавать' })
  await expect(form.getByLabel('ИНН')).toHaveCount(0)
  await form.getByLabel('Имя и фамилия').fill('Анна Ёлкина')
  await form.getByLabel('Телефон').fill(newPhone())
  await form.getByLabel('Компания или студия').fill('Емен')
  await form.getByLabel('Что вы делаете').fill('Стулья')
  await form.getByRole('checkbox').check({ force: true })
  const number = form.getByLabel('БИН или ИИН')
  await number.fill('240140000012')
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByText('В БИН и ИИН 12 цифр: проверьте, нет ли опечатки')).toBeVisible()
  await expect(number).toBeFocused()
  await number.fill('240140000011')
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByText(/\d+ у/)).toBeVisible()
})
