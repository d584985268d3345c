import type { Page } from '@playwright/test'
import { onDatabase } from '../support/database.ts'
import { findProduct } from '../support/find-product.ts'
import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { logInByCode, sessionFile } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { choosePickup, orderAsGuest, putIntoBasket, sofa } from '../support/order.ts'

/** The store of the demonstration’s seller and another one of the same city. */
const ownStore = 'Светлица на Варшавке'
const otherStore = 'Светлица на Каширке'

test.describe('a seller', () => {
  test.use({ storageState: sessionFile('seller') })

  test('[role.retail] sees only the orders of the own store and opens them by keyboard', async ({
    page,
    browser,
    baseURL,
  }) => {
    const guest = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } })
    const mine = `Варвара ${crypto.randomUUID().replace(/[^a-f]/g, '')}`
    const otherBuyer = `Каролина ${crypto.randomUUID().replace(/[^a-f]/g, '')}`
    await orderToStore(guest, mine, ownStore)
    await orderToStore(guest, otherBuyer, otherStore)
    await guest.close()

    await page.goto('/retail-lk/orders/')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows.filter({ hasText: mine })).toHaveCount(1)
    await expect(rows.filter({ hasText: otherBuyer })).toHaveCount(0)

    await page.keyboard.press('/')
    await page.keyboard.type(mine)
    await expect(rows.filter({ hasText: 'Каролина' })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const pane = page.getByRole('complementary', { name: /^Заказ \d+/ })
    await expect(pane).toContainText(mine)
    await expect(pane).toContainText(sofa.name)
    await page.keyboard.press('Escape')
    await expect(pane).toBeHidden()
  })

  test('[role.employee] [POST /getOfferLink/] with hidden blocks on opens the link of the shown variant to send it', async ({
    page,
  }) => {
    const product = await findProduct()
    await page.goto(`${product.path}?offer_id=${product.otherId}`)
    await switchHiddenBlocks(page, true)
    await page.reload()
    await getVisible(page.getByRole('button', { name: 'Ссылка на вариант' })).click()
    const share = page.getByRole('dialog')
    await expect(share).toContainText(`${product.path}?offer_id=${product.otherId}`)
    await switchHiddenBlocks(page, false)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Ссылка на вариант' })).toHaveCount(0)
  })
})

async function switchHiddenBlocks(page: Page, isOn: boolean): Promise<void> {
  const status = await page.evaluate(async (body) => {
    const answer = await fetch('/api_vue/authentication/hiddenBlocks/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return answer.status
  }, JSON.stringify({ isOn }))
  expect(status).toBe(200)
}

test.describe('the call centre', () => {
  test.use({ storageState: sessionFile('callCentre') })

  test('[product.reviews] publishes a pending review with an answer, and it appears on the product page', async ({
    page,
  }) => {
    const author = `Ульяна ${crypto.randomUUID().replace(/[^a-f]/g, '')}`
    await leaveReview(author)
    await page.goto('/retail-lk/moderation/')
    await page.getByRole('searchbox').fill(author)
    const rows = page.getByRole('table').getByRole('row')
    await rows.getByRole('button', { name: `Открыть: ${author}` }).click()
    const pane = page.getByRole('complementary', { name: 'Отзыв о товаре' })
    await expectAccessible(page)
    await pane.getByLabel('Ответ магазина').fill('Спасибо за фото!')
    await pane.getByRole('button', { name: 'Ответить и опубликовать' }).click()
    await expect(rows.filter({ hasText: author })).toHaveCount(0)

    await expect(async () => {
      await page.goto(sofa.path)
      const shown = page.getByRole('article').filter({ hasText: author })
      await expect(shown.first()).toContainText('Спасибо за фото!', { timeout: 3_000 })
    }).toPass()
  })

  test('[route.callback] takes a submitted form request and closes it with a note', async ({
    page,
    request,
    baseURL,
  }) => {
    const name = `Ульяна ${crypto.randomUUID().replace(/[^a-f]/g, '')}`
    const sent = await request.post('/api_vue/callback/', {
      headers: { origin: baseURL ?? '' },
      data: { name, phone: newPhone(), comment: 'Перезвоните о диване', consent: true },
    })
    expect(sent.ok()).toBe(true)
    await page.goto('/retail-lk/requests/')
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('table').getByRole('row').filter({ hasText: name }).click()
    const pane = page.getByRole('complementary', { name: /^Заявка \d+/ })
    await expect(pane).toContainText('Перезвоните о диване')
    await pane.getByRole('button', { name: 'Взять в работу' }).click()
    await expect(pane.getByText('В работе', { exact: true })).toBeVisible()
    await pane.getByLabel('Пометка для своих').fill('Дозвонились, придёт в субботу')
    await pane.getByRole('button', { name: 'Готово' }).click()
    await expect(pane.getByText('Готова', { exact: true })).toBeVisible()
  })
})

test.describe('an assembler', () => {
  test.use({ storageState: sessionFile('assembler') })

  test('[role.assembler] [assembler.own] has access to the own orders but not to the staff area', async ({
    page,
  }) => {
    await page.goto('/assembler/')
    await expect(page.getByRole('heading', { name: 'Тимур, ваши заказы' })).toBeVisible()
    await page.getByRole('link', { name: 'Заказы' }).click()
    await expect(page.getByText('Тверская, 12, кв. 34')).toBeVisible()
    await expect(page.getByText('Лесная, 3, кв. 15')).toHaveCount(0)
    await page.goto('/retail-lk/orders/')
    await expectRefusal(page, 'Этот раздел для сотрудников')
  })
})

test('[role.retail] [role.assembler] a customer is refused with a clear message, a guest is asked to log in', async ({
  page,
}) => {
  await page.goto('/assembler/')
  await expect(page.getByRole('heading', { name: 'Вход для сборщиков' })).toBeVisible()
  await page.goto('/retail-lk/')
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible()
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, newPhone())
  await expectRefusal(page, 'Этот раздел для сотрудников')
  await page.goto('/assembler/')
  await expectRefusal(page, 'Кабинет только для сборщиков')
})

async function expectRefusal(page: Page, message: string) {
  await expect(page.getByRole('heading', { name: message, level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
}

/** Creates a pending review. It has helpful votes, so that the page shows it among the first. */
async function leaveReview(author: string): Promise<void> {
  const code = sofa.path.split('/').at(-2)
  await onDatabase((client) =>
    client.query(
      `insert into review (product_id, author_name, city, score, comment, vote_yes, created_at)
       select id, $1, 'Тверь', 5, 'Диван как на картинке, звоните 8 900 000-00-00', 500, now()
       from product where code = $2`,
      [author, code],
    ),
  )
}

async function orderToStore(page: Page, name: string, store: string) {
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, name, newPhone())
  await choosePickup(page, store)
  await expect(getVisible(page.getByRole('button', { name: /^Оплатить/ }))).toBeVisible()
}
