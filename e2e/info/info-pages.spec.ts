import { expectPage } from '../support/expect-page.ts'
import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, test, waitForRequests } from '../support/journey.ts'
import { sofa } from '../support/order.ts'
import { plainInfoPages } from '../support/plain-info-pages.ts'

test('[route.info.how-to-order] [route.info.guaranty] [route.info.assembly] [route.info.promocodes] [route.info.privacy-policy] [route.info.yandex-policy] [route.info.tk-kit-rules] [route.info.public-offer-assembly] each page of text says what it must and passes every axe check', {
  tag: '@phone-long',
}, async ({ page }) => {
  for (const { path, title, content } of plainInfoPages) {
    await test.step(path, async () => {
      await expectPage(page, path, title, content)
      await waitForRequests(page)
      await expectAccessible(page)
    })
  }
})

test('[route.info.steps] the steps of an order are numbered', async ({ page }) => {
  await expectPage(page, '/steps/', 'Как мы выполняем заказ', /Комплектация/)
  await expect(page.getByRole('main').locator('ol > li')).not.toHaveCount(0)
})

test('[route.info.sitemap] the site map links to pages and sections', async ({ page }) => {
  await expectPage(page, '/sitemap/', 'Карта сайта', /Каталог/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Оплата и доставка' }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Диваны', exact: true }).first()).toBeVisible()
})

test('[route.info.region-links] every city is a plain link with its phone', async ({ page }) => {
  await expectPage(page, '/region-links/', 'Города', /Екатеринбург/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Казань' })).toHaveAttribute(
    'href',
    '/?sr=kazan',
  )
})

test('[route.info.about] [about.stats] the page about the shop shows its figures and pictures', {
  tag: '@phone-long',
}, async ({ page }) => {
  await expectPage(page, '/about/', 'О компании', /«Светлица»\s—\sмагазин мебели/)
  const figures = page.getByRole('region', { name: 'Магазин в числах' })
  await expect(figures).toContainText('заказов в день')
  await expect(figures).toContainText('предложений в каталоге')
  await expect(page.getByRole('region', { name: 'Наши магазины' })).toContainText('в магазине')
  await expectAccessible(page)
})

test('[route.info.bonus-program] the bonus programme shows its levels and where it does not apply', async ({
  page,
}) => {
  await expectPage(page, '/bonus-program/', 'Бонусная программа', /12\sмесяцев/)
  const band = page.getByRole('region', { name: 'Покупки возвращаются бонусами' })
  await expect(band).toContainText(/3\s%/)
  await expect(band).toContainText(/от 150\s000\s₽/)
  await page.goto('/bonus-program/?sr=almaty')
  await expect(page.getByRole('main')).toContainText('В Казахстане бонусная программа не действует')
  await expect(band).toHaveCount(0)
})

test('[route.info.payment-and-delivery] [layout.mobile-search-hidden] delivery is priced by the city’s tariffs', {
  tag: '@phone-long',
}, async ({ page, isMobile }) => {
  await expectPage(page, '/payment-and-delivery/', 'Оплата и доставка', /Самовывоз/)
  const search = page.getByRole('banner').getByRole('search')
  if (isMobile) await expect(search).toBeHidden()
  else await expect(search).toBeVisible()
  const calculator = page.getByRole('region', { name: 'Посчитать доставку' })
  await calculator.scrollIntoViewIfNeeded()
  await calculator.getByLabel('Сумма вещей').fill('20000')
  await expect(calculator).toContainText(/690\s₽/)
  await calculator.getByLabel('Сумма вещей').fill('30000')
  await expect(calculator.getByText('бесплатно')).toBeVisible()
  await expectAccessible(page)
})

test('[route.info.contacts] the stores of the city are on its map, and a call can be requested', {
  tag: '@phone-long',
}, async ({ page, isMobile }) => {
  await expectPage(page, '/contacts/', 'Магазины и контакты', /Телефоны по городам/)
  if (isMobile) await expect(page.getByRole('banner').getByRole('search')).toBeHidden()
  const stores = page.getByRole('main')
  await expect(stores.getByText('Варшавское ш., 97').first()).toBeVisible()
  const row = getVisible(stores.getByRole('button', { name: /Ленинградк/ }).first())
  await row.click()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})

test('[lang.three] [region.kz] the main information for buyers is available in Kazakh and English, in the currency of the city', async ({
  request,
}) => {
  for (const [language, text] of [
    ['kk', 'Қала ішінде курьермен'],
    ['en', 'By courier in the city'],
  ] as const) {
    const headers = { cookie: `lang=${language}; sr=almaty` }
    const html = await (await request.get('/payment-and-delivery/', { headers })).text()
    expect(html).toContain(text)
    expect(html).toMatch(/\d₸|\d\s₸/)
  }
})

test('[region.kz] [route.info.payment-and-delivery] [route.info.refund] pages mention only the payment methods available in the city', async ({
  request,
}) => {
  const unless = {
    kaspi: /Kaspi/,
    bill: /счёту|шот бойынша|invoice/,
    certificate: /ертификат|certificate/i,
    credit: /кредит|рассрочк|есие|Бөліп төлеу|credit|nstalment/,
    yandexPay: /Сплит|Split/,
  }
  for (const city of ['moscow', 'almaty']) {
    for (const language of ['ru', 'kk', 'en']) {
      const headers = { cookie: `lang=${language}; sr=${city}` }
      const data = { action: 'getData' }
      const services = await request.post('/api_vue/paymentAndDelivery/', { headers, data })
      const { paymentGroups } = await services.json()
      expect(paymentGroups).toContain('payment')
      for (const page of ['/payment-and-delivery/', '/refund/']) {
        const html = await (await request.get(page, { headers })).text()
        const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
        expect(main, page).toMatch(/[Кк]арто[йю]|[Кк]арту|картамен|Картаға|card/)
        for (const [group, text] of Object.entries(unless)) {
          if (!paymentGroups.includes(group)) expect(main, `${city} ${page}`).not.toMatch(text)
        }
      }
      const product = await (await request.get(sofa.path, { headers })).text()
      const [price = ''] = /<main.*id="about"/s.exec(product) ?? []
      expect(price, city).toMatch(/\d\s[₽₸]/)
      for (const group of ['credit', 'yandexPay'] as const) {
        if (!paymentGroups.includes(group)) expect(price, city).not.toMatch(unless[group])
      }
    }
  }
})

test('crawlers get the text of every page without buttons and forms', async ({ request }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  const paths = [
    '/',
    '/contacts/',
    '/measurer/',
    '/suppliers/',
    '/payment-and-delivery/',
    '/reviews/',
    '/vacancies/',
    '/news/',
    '/about/',
  ]
  for (const path of paths) {
    const answer = await request.get(path, { headers })
    expect(answer.status(), path).toBe(200)
    const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? []
    expect(main, path).toContain('<h1')
    expect(main, path).not.toMatch(/<(button|form)[\s>]/)
  }
})
