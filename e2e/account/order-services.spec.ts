import { callShop, findUnpopularOffer } from '../support/basket.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'
import { chooseRadio } from '../support/order.ts'

interface Delivery {
  items: {
    options: {
      id: number
      kind: string
      days: { slots: { id: number; isFree: boolean }[] }[]
    }[]
  }[]
}

test('[services.delivery] [POST /order/services/calculationOfServiceList/] whoever ordered moves the delivery and adds carrying', {
  tag: '@phone',
}, async ({ page }) => {
  const { offerId } = await findUnpopularOffer(60)
  // A screen of the basket would ask for its delivery while the order empties it.
  await page.goto('/steps/')
  await callShop(page, '/api_vue/basket/add/', { offers: [{ offerId, quantity: 1 }] })
  const { basketGroup } = await callShop<{ basketGroup: string }>(
    page,
    '/api_vue/basket/createOrder/',
    { name: 'Мария Лесникова', phoneNumber: newPhone() },
  )
  const { items } = await callShop<Delivery>(page, '/api_vue/basket/getDelivery/', { basketGroup })
  const courier = items[0]?.options.find(({ kind }) => kind === 'courier')
  const slot = courier?.days.flatMap(({ slots }) => slots).find(({ isFree }) => isFree)
  await callShop(page, '/api_vue/basket/setDelivery/', {
    basketGuid: basketGroup,
    id: courier?.id,
    slotId: slot?.id,
    address: 'Тверская, 12',
    coordinates: { lat: 55.76, lon: 37.6 },
  })
  const { orders } = await callShop<{ orders: { guid: string }[] }>(
    page,
    '/api_vue/basket/getOrder/',
    { basketGroup },
  )
  await page.goto(`/personal-lk/order/${orders[0]?.guid}/`)
  await page.getByRole('link', { name: 'Перенести доставку' }).click()
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { level: 1, name: /Доставка и услуги заказа/ }),
  ).toBeVisible()
  const free = (name: string) =>
    main.getByRole('group', { name }).getByRole('radio', { disabled: false })
  await expect(free('Время доставки').first()).toBeVisible()
  await expectAccessible(page)
  await chooseRadio(free('День доставки').nth(3))
  await chooseRadio(free('Время доставки').first())
  await main.getByRole('switch', { name: /Занести в квартиру/ }).click()
  const carried = main.getByRole('row', { name: /Занести в квартиру/ })
  await expect(carried).toContainText('300')
  await main.getByRole('button', { name: 'Сохранить' }).click()
  await expect(main.getByText(/^Сохранили: \d+ \S+, \d\d:00–\d\d:00$/)).toBeVisible()
  await expect(main.getByRole('link', { name: /^Оплатить/ })).toBeVisible()
  await expectAccessible(page)
  const said = await main.getByText(/^Сохранили: /).textContent()
  const [when = ''] = /\d+ [а-я]+, \d\d:00–\d\d:00/.exec(said ?? '') ?? []
  await main
    .getByRole('link', { name: /^К заказу/ })
    .first()
    .click()
  await expect(main.getByRole('list', { name: 'Ход заказа' })).toContainText(when)
})
