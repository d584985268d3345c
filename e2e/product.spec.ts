import { randomBytes } from 'node:crypto'
import { countIn } from './support/count-in.ts'
import { findInShop } from './support/database.ts'
import { expect, expectAccessible, forgetStatus, test } from './support/journey.ts'
import { logInByCode } from './support/log-in.ts'
import { newPhone } from './support/new-phone.ts'
import { seen } from './support/seen.ts'

interface Known {
  path: string
  offerId: number
  otherId: number
  article: string
  otherArticle: string
  productGuid: string
  offerGuid: string
  barcode: string
  name: string
}

/** A product with two finishes in one size, the most popular of them. */
function knownProduct(): Promise<Known> {
  return findInShop<Known>(
    'product with two finishes',
    `
    select '/catalog/' || s.code || '/' || p.code || '/' as path, p.guid as "productGuid", p.name,
      one.id as "offerId", one.article, one.guid as "offerGuid", one.barcode,
      other.id as "otherId", other.article as "otherArticle"
    from product p
    join section s on s.id = p.section_id
    join offer one on one.product_id = p.id and one.position = 0
    join offer other on other.product_id = p.id and other.size = one.size
      and other.finish <> one.finish
    where p.is_active and s.is_active and not p.is_kit and one.barcode is not null
      and one.is_active and other.is_active and one.texture is not null
    order by p.popularity desc, other.position limit 1`,
  )
}

/** A product that is a part of a kit in one of its offers, and another of them. */
function productInKit() {
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

test('[product.page] [query.offer-id] another finish changes article, price and address, and a reload keeps it @phone', async ({
  page,
}) => {
  const known = await knownProduct()
  const article = page.getByText(/^Арт\. /).first()
  await page.goto(`${known.path}?offer_id=${known.otherId}`)
  await expect(article).toHaveText(`Арт. ${known.otherArticle}`)
  await page.goto(known.path)
  await expect(article).toHaveText(`Арт. ${known.article}`)
  await page.getByRole('radio').nth(1).check({ force: true })
  await expect(page).toHaveURL(/offer_id=\d+/)
  await expect(article).not.toHaveText(`Арт. ${known.article}`)
  const chosen = await article.textContent()
  await page.reload()
  await expect(article).toHaveText(chosen ?? '')
  await page.goto(`${known.path}?offer_id=999999999`)
  await expect(article).toHaveText(`Арт. ${known.article}`)
})

test('[query.offer-id] [product.kit] a link of the page to another offer of the product shows that one', async ({
  page,
}) => {
  const { path, partId, partArticle, otherId, otherArticle } = await productInKit()
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

test('[product.page] says before the basket what it costs with delivery, lift and assembly @phone', async ({
  page,
}) => {
  const { path } = await knownProduct()
  await page.goto(path)
  const total = page.getByText('Итого с доставкой').locator('..')
  await expect(total).toBeVisible()
  const before = await total.textContent()
  await page.getByRole('checkbox', { name: /Подъём на лифте/ }).check()
  await expect(total).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Проверить лифт, дверь и нишу' }).click()
  const niche = page.getByRole('group', { name: /^Ниша/ })
  await niche.getByLabel('ширина').fill('20')
  await niche.getByLabel('глубина').fill('20')
  await niche.getByLabel('высота').fill('20')
  await expect(page.getByText(/В нишу не встанет/)).toBeVisible()
})

test('[product.page] is told to search engines as a group of products with offers', async ({
  request,
}) => {
  const { path } = await knownProduct()
  const html = await (await request.get(path)).text()
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '{}'),
  )
  const group = told.find((one) => one['@type'] === 'ProductGroup')
  expect(group.hasVariant.length).toBeGreaterThan(1)
  expect(group.hasVariant[0].offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'RUB' })
  expect(told.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true)
})

test('[route.product-guid] a pair of guids leads to its product, [route.error-guid] an unknown one says so', async ({
  page,
  request,
  complaints,
}) => {
  const { productGuid, offerGuid, path, offerId } = await knownProduct()
  const known = await request.get(`/product-guid/${productGuid}/${offerGuid}/`, { maxRedirects: 0 })
  expect([301, 302, 307]).toContain(known.status())
  expect(known.headers().location).toBe(`${path}?offer_id=${offerId}`)
  const answer = await page.goto('/product-guid/nothing/nowhere/')
  expect(answer?.status()).toBe(404)
  expect(new URL(page.url()).pathname).toBe('/error-guid/nothing/nowhere/')
  await expect(page.getByRole('heading', { name: 'Такого товара больше нет' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Похожие товары' })).toBeVisible()
  forgetStatus(complaints, 404)
})

test('[route.qrcode] the code on a package leads to its product', async ({ page, complaints }) => {
  const { barcode, path, offerId, name } = await knownProduct()
  await page.goto(`/qrcode/${barcode}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? '')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Страница товара' }).click()
  await expect(page).toHaveURL(`${path}?offer_id=${offerId}`)
  expect((await page.goto('/qrcode/0000000000000/'))?.status()).toBe(404)
  forgetStatus(complaints, 404)
})

test('[product.crumbs-menu] on the product’s own page the heart opens no menu of lists', async ({
  page,
}) => {
  const { path } = await knownProduct()
  await page.goto(path)
  await page.getByRole('link', { name: 'Войти' }).first().click()
  await logInByCode(page, newPhone())
  const heart = page.getByRole('button', { name: /В избранное/ }).first()
  await heart.click()
  await expect(page.getByRole('button', { name: /Убрать из избранного/ }).first()).toBeVisible()
  await expect(page.getByText('Добавить в список')).toBeHidden()
})

test('[product.questions] a guest asks, sees the question and votes once @phone', async ({
  page,
}) => {
  const { path } = await knownProduct()
  const text = `Подойдёт ли в детскую? ${randomBytes(4).toString('hex')}`
  await page.goto(path)
  await seen(page.getByRole('button', { name: 'Задать вопрос' })).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Отправить вопрос' }).click()
  await expect(form.getByText('Напишите хотя бы 5 знаков')).toBeVisible()
  await form.getByLabel('Имя').fill('Ольга')
  await form.getByLabel('Вопрос').fill(text)
  await form.getByRole('button', { name: 'Отправить вопрос' }).click()
  await expect(page.getByText('Вопрос уже на странице')).toBeVisible()
  await page.keyboard.press('Escape')

  const asked = page.getByRole('article').filter({ hasText: text })
  const helpful = asked.getByRole('button', { name: 'Полезно', exact: false }).first()
  await page.locator('#questions').scrollIntoViewIfNeeded()
  await expect(async () => {
    await helpful.click()
    await expect(asked.getByText('Спасибо, учли ваш голос')).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await expect(helpful).toHaveText(/Полезно\s*1/)
  await page.reload()
  await page.locator('#questions').scrollIntoViewIfNeeded()
  await expect(async () => {
    await helpful.click()
    await expect(asked.getByText('Вы уже голосовали')).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await expect(helpful).toHaveText(/Полезно\s*1/)
})

test('[product.questions] a failure, a refusal and a slip of the finger lose nothing that was typed @phone', async ({
  page,
  complaints,
}) => {
  const { path } = await knownProduct()
  const text = `Сколько весит? ${randomBytes(4).toString('hex')}`
  const call = '**/api_vue/setQuestion/'
  const form = page.getByRole('dialog')
  const send = form.getByRole('button', { name: 'Отправить вопрос' })
  const ask = seen(page.getByRole('button', { name: 'Задать вопрос' }))
  await page.goto(path)
  await ask.click()
  await send.click()
  await expect(form.getByLabel('Имя')).toBeFocused()
  await form.getByLabel('Имя').fill('Ольга')
  await form.getByLabel('Вопрос').fill(text)
  await page.route(call, (route) => route.fulfill({ status: 503 }))
  await send.click()
  await expect(form.getByRole('alert')).toContainText('Проверьте связь')
  await page.unroute(call)
  forgetStatus(complaints, 503)

  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await ask.click()
  await expect(form.getByLabel('Вопрос')).toHaveValue(text)
  await send.click()
  await expect(page.getByText('Вопрос уже на странице')).toBeVisible()

  await page.keyboard.press('Escape')
  await ask.click()
  await expect(form.getByLabel('Вопрос')).toHaveValue('')
  await form.getByLabel('Имя').fill('Ольга')
  await form.getByLabel('Вопрос').fill(text)
  await send.click()
  await expect(form.getByRole('alert')).toContainText('уже задали')
  await form.getByLabel('Вопрос').fill(`${text} А в коробке?`)
  await send.click()
  await expect(page.getByText('Вопрос уже на странице')).toBeVisible()
  forgetStatus(complaints, 409)
})

test('[product.questions] a name without spaces keeps to the screen @phone', async ({ page }) => {
  const { path } = await knownProduct()
  const text = `Есть ли чехол? ${randomBytes(4).toString('hex')}`
  await page.goto(path)
  await seen(page.getByRole('button', { name: 'Задать вопрос' })).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Имя').fill('Ы'.repeat(100))
  await form.getByLabel('Вопрос').fill(text)
  await form.getByRole('button', { name: 'Отправить вопрос' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(text)).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
})

test('[product.find-cheaper] a lower price elsewhere is taken with the fields of the form', async ({
  page,
}) => {
  const { path } = await knownProduct()
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

test('[product.reviews] a customer writes a review with a photograph and it counts', async ({
  page,
}) => {
  const { path } = await knownProduct()
  await page.goto(path)
  const told = (place: string) => countIn(page.locator(place).getByText(/^\d+ отзыв/))
  const before = await told('#reviews')
  await seen(page.getByRole('button', { name: 'Написать отзыв' })).click()
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
  for (const place of ['#reviews', 'h1 + p']) await expect.poll(() => told(place)).toBe(before + 1)
})
