import { countIn } from '../support/count-in.ts'
import { findInShop } from '../support/database.ts'
import { findProduct } from '../support/find-product.ts'
import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { logInByCalls, logInByCode } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { tick } from '../support/tick.ts'

/** A product with an offer that is part of a kit, and another offer of that product. */
function findProductInKit() {
  return findInShop<
    Record<'path' | 'partArticle' | 'otherArticle', string> & Record<'partId' | 'otherId', number>
  >(
    'kit of products with several offers',
    `
    select '/catalog/' || s.code || '/' || p.code || '/' as path, part.id as "partId",
      part.article as "partArticle", other.id as "otherId", other.article as "otherArticle"
    from product p
    join section s on s.id = p.section_id
    join offer part on part.product_id = p.id
    join kit_part kp on kp.offer_id = part.id
    join listing kit on kit.product_id = kp.kit_id and kit.zone_id = 1
    join offer other on other.product_id = p.id and other.id <> part.id
    where p.is_active and s.is_active and part.is_active and other.is_active
      and (select count(distinct k.kit_id) from kit_part k join offer o on o.id = k.offer_id
        where o.product_id = p.id) = 1
    order by p.id, other.position limit 1`,
  )
}

test('[product.page] [query.offer-id] another finish changes article, price and address, and a reload keeps it @phone', {
  tag: '@gate',
}, async ({ page }) => {
  const product = await findProduct()
  const article = page.getByText(/^Арт\. /).first()
  await page.goto(`${product.path}?offer_id=${product.otherId}`)
  await expect(article).toHaveText(`Арт. ${product.otherArticle}`)
  await page.goto(product.path)
  await expect(article).toHaveText(`Арт. ${product.article}`)
  await tick(page.getByRole('radio').nth(1), { isCovered: true })
  await expect(page).toHaveURL(/offer_id=\d+/)
  await expect(article).not.toHaveText(`Арт. ${product.article}`)
  const chosen = await article.textContent()
  await page.reload()
  await expect(article).toHaveText(chosen ?? '')
  await page.goto(`${product.path}?offer_id=999999999`)
  await expect(article).toHaveText(`Арт. ${product.article}`)
})

test('[query.offer-id] [product.kit] a link on the page to another offer of the product shows that offer', async ({
  page,
}) => {
  const { path, partId, partArticle, otherId, otherArticle } = await findProductInKit()
  const article = page.getByText(/^Арт\. /).first()
  await page.goto(`${path}?offer_id=${otherId}`)
  await expect(article).toHaveText(`Арт. ${otherArticle}`)
  await page.locator('#kit').scrollIntoViewIfNeeded()
  await page.locator(`#kit a[href="${path}?offer_id=${partId}"]`).first().click()
  await expect(page).toHaveURL(`${path}?offer_id=${partId}`)
  await expect(article).toHaveText(`Арт. ${partArticle}`)
  await page.goBack()
  await expect(article).toHaveText(`Арт. ${otherArticle}`)
})

test('[product.page] shows the cost with delivery, lift and assembly before the basket @phone', async ({
  page,
}) => {
  const { path } = await findProduct()
  await page.goto(path)
  const total = page.getByText('Итого с доставкой').locator('..')
  await expect(total).toBeVisible()
  const before = await total.textContent()
  await tick(page.getByRole('checkbox', { name: /Подъём на лифте/ }))
  await expect(total).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Проверить лифт, дверь и нишу' }).click()
  const niche = page.getByRole('group', { name: /^Ниша/ })
  await niche.getByLabel('ширина').fill('20')
  await niche.getByLabel('глубина').fill('20')
  await niche.getByLabel('высота').fill('20')
  await expect(page.getByText(/В нишу не встанет/)).toBeVisible()
})

test('[product.page] is described to search engines as a group of products with offers', async ({
  request,
}) => {
  const { path } = await findProduct()
  const html = await (await request.get(path)).text()
  const documents = [
    ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].map(([, json]) => JSON.parse(json ?? '{}'))
  const group = documents.find((item) => item['@type'] === 'ProductGroup')
  expect(group.hasVariant.length).toBeGreaterThan(1)
  expect(group.hasVariant[0].offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'RUB' })
  expect(documents.some((item) => item['@type'] === 'BreadcrumbList')).toBe(true)
})

test('[route.product-guid] a pair of guids leads to its product, [route.error-guid] an unknown one shows an error', async ({
  page,
  request,
  browserErrors,
}) => {
  const { productGuid, offerGuid, path, offerId } = await findProduct()
  const product = await request.get(`/product-guid/${productGuid}/${offerGuid}/`, {
    maxRedirects: 0,
  })
  expect([301, 302, 307]).toContain(product.status())
  expect(product.headers().location).toBe(`${path}?offer_id=${offerId}`)
  const answer = await page.goto('/product-guid/nothing/nowhere/')
  expect(answer?.status()).toBe(404)
  expect(new URL(page.url()).pathname).toBe('/error-guid/nothing/nowhere/')
  await expect(page.getByRole('heading', { name: 'Такого товара больше нет' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Похожие товары' })).toBeVisible()
  removeStatusError(browserErrors, 404)
})

test('[route.qrcode] the code on a package leads to its product', async ({
  page,
  browserErrors,
}) => {
  const { barcode, path, offerId, name } = await findProduct()
  await page.goto(`/qrcode/${barcode}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? '')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Страница товара' }).click()
  await expect(page).toHaveURL(`${path}?offer_id=${offerId}`)
  expect((await page.goto('/qrcode/0000000000000/'))?.status()).toBe(404)
  removeStatusError(browserErrors, 404)
})

test('[product.crumbs-menu] on the product page itself the heart opens no list menu', async ({
  page,
}) => {
  const { path } = await findProduct()
  await logInByCalls(page, newPhone())
  await page.goto(path)
  const heart = page.getByRole('button', { name: /В избранное/ }).first()
  await heart.click()
  await expect(page.getByRole('button', { name: /Убрать из избранного/ }).first()).toBeVisible()
  await expect(page.getByText('Добавить в список')).toBeHidden()
})

test('[product.find-cheaper] a lower price elsewhere is submitted with the fields of the form', async ({
  page,
}) => {
  const { path } = await findProduct()
  await page.goto(path)
  await page.getByRole('button', { name: 'Нашли дешевле?' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Ссылка на товар в другом магазине').fill('https://example.com/divan')
  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Телефон').fill('9161234567')
  await form.getByRole('button', { name: 'Отправить' }).click()
  const consent = form.getByRole('checkbox', { name: 'Я подтверждаю ознакомление' })
  await expect(consent).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await consent.check()
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Проверим цену и перезвоним')).toBeVisible()
})

test('[product.reviews] a customer writes a review with a photograph and it is counted', async ({
  page,
}) => {
  const { path } = await findProduct()
  await page.goto(path)
  const countReviews = (selector: string) => countIn(page.locator(selector).getByText(/^\d+ отзыв/))
  const before = await countReviews('#reviews')
  await getVisible(page.getByRole('button', { name: 'Написать отзыв' })).click()
  const form = page.getByRole('dialog', { name: 'Отзыв о товаре' })
  await form.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, newPhone())
  await form.getByRole('radio', { name: 'Оценка 5 из 5' }).check({ force: true })
  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Отзыв', { exact: true }).fill('Стоит полгода, форму держит.')
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 160 } })
  await form
    .getByLabel('Добавить фото')
    .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: photo })
  await expect(form.getByRole('button', { name: 'Убрать фото 1' })).toBeVisible()
  await form.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Отзыв уже на странице')).toBeVisible()
  for (const selector of ['#reviews', 'h1 + p'])
    await expect.poll(() => countReviews(selector)).toBe(before + 1)
})
