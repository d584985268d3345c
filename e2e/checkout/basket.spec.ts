import type { Page } from '@playwright/test'
import { callShop, findUnpopularOffer, openBasketWith } from '../support/basket.ts'
import { onDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

const basketPath = '/personal/order/'

/** After the positions of the refused orders. */
const findOffer = (position: number) => findUnpopularOffer(20 + position)

const findLine = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

test('[basket.share] [route.basket-share] a basket sent by a link is added to the basket of somebody else', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const offer = await findOffer(0)
  await openBasketWith(page, offer)
  await page.getByRole('button', { name: 'Поделиться корзиной' }).click()
  const shown = page.getByRole('dialog').getByText('/personal/basket/share/')
  const url = (await shown.textContent()) ?? ''
  const context = await browser.newContext({ baseURL })
  const friend = await context.newPage()
  await friend.goto(url)
  await expect(friend.getByRole('heading', { name: 'Корзина для вас' })).toBeVisible()
  await expect(findLine(friend, offer.name)).toBeVisible()
  await friend.getByRole('button', { name: 'Добавить всё в мою корзину' }).click()
  await expect(friend.getByRole('heading', { name: 'Корзина', exact: true })).toBeVisible()
  await expect(findLine(friend, offer.name).first()).toBeVisible()
  await context.close()
  await page.goto(url)
  await expect(page.getByRole('button', { name: 'Заменить мою корзину' })).toBeVisible()
  await expectAccessible(page)
})

test('[basket.share] [route.basket-share] a link that leads nowhere says so', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/personal/basket/share/AAAAAAAAAAAAAAAAAAAAAA/')
  await expect(page.getByRole('heading', { name: 'Такой корзины нет' })).toBeVisible()
  await expectAccessible(page)
  removeRefusals(browserErrors, 'basket/share')
})

test('[F2] [basket.versions] a tab follows another one, and a change of an older basket is told instead of made', async ({
  page,
  context,
  browserErrors,
}) => {
  const offer = await findOffer(1)
  await openBasketWith(page, offer)
  const other = await context.newPage()
  await other.goto(basketPath)
  await other.getByRole('button', { name: 'Больше' }).click()
  const quantity = page.getByRole('main').getByLabel(`Количество: ${offer.name}`)
  await expect(quantity).toHaveValue('2')
  await callShop(other, '/api_vue/basket/modify/', [{ offerId: offer.offerId, quantity: 4 }])
  await page.getByRole('button', { name: 'Больше' }).click()
  await expect(page.getByText('Корзина изменилась в другой вкладке')).toBeVisible()
  await expect(page.getByText('было 2, стало 4 в корзине')).toBeVisible()
  await expect(quantity).toHaveValue('4')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Больше' }).click()
  await expect(quantity).toHaveValue('5')
  await expect(page.getByText('Корзина изменилась в другой вкладке')).toBeHidden()
  removeRefusals(browserErrors, 'basket/modify')
  await expect(other.getByLabel(`Количество: ${offer.name}`)).toHaveValue('5')
})

test('[basket.state] a cleared basket comes back by the keyboard, also after a reload', {
  tag: '@phone',
}, async ({ page }) => {
  const offer = await findOffer(2)
  await openBasketWith(page, offer)
  await page.getByRole('button', { name: 'Очистить' }).click()
  await expect(page.getByText('Убрали 1 товар.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Вернуть' }).press('Enter')
  await expect(findLine(page, offer.name).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeHidden()
})

test('[basket.state] a price that changed since the last visit is told until it is read', async ({
  page,
}) => {
  const offer = await findOffer(3)
  await openBasketWith(page, offer)
  const setPrice = (by: number) =>
    onDatabase((client) =>
      client.query(
        `update price set amount = $2, old_amount = $3 from price_zone z
         where z.id = price.zone_id and z.is_default and price.offer_id = $1`,
        [offer.offerId, offer.price + by, offer.oldPrice + by],
      ),
    )
  await setPrice(1_000)
  await page.reload()
  const news = page.getByText(/дороже на 1\s000/)
  await expect(news).toBeVisible()
  await page.getByRole('button', { name: 'Понятно' }).click()
  await expect(news).toBeHidden()
  await page.reload()
  await expect(findLine(page, offer.name).first()).toBeVisible()
  await expect(news).toBeHidden()
  await setPrice(0)
})

test('[basket.recommend] [basket.deliveries] the basket shows what goes with it and when it can come', async ({
  page,
}) => {
  const offer = await findOffer(4)
  await openBasketWith(page, offer)
  const slider = page.getByRole('region', { name: 'К этому подойдёт' })
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.getByRole('listitem').first()).toBeVisible()
  const deliveries = page.getByRole('heading', { name: 'Когда можно получить' }).locator('..')
  await expect(deliveries.getByRole('listitem').first()).toContainText('Самовывоз')
  await expectAccessible(page)
})

/** The browser reports every refused call; these journeys provoke them. */
function removeRefusals(browserErrors: string[], path: string): void {
  const others = browserErrors.filter((text) => !text.includes(path))
  browserErrors.splice(0, browserErrors.length, ...others)
}
