import { findInShop } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { tick } from '../support/tick.ts'

test('[product.reviews] [vote.accept] reviews are sorted, filtered and voted on', async ({
  page,
}) => {
  const product = await findInShop<{ path: string; least: number; count: number }>(
    'product with several reviews',
    `
    select '/catalog/' || s.code || '/' || p.code || '/' as path,
      min(r.score)::int as least, count(*)::int as count
    from review r join product p on p.id = r.product_id join section s on s.id = p.section_id
    where r.is_approved and p.is_active and s.is_active
    group by s.code, p.code having count(*) between 4 and 9 and min(r.score) < max(r.score)
    order by p.code limit 1`,
  )
  await page.goto(product.path)
  const part = page.getByRole('region', { name: 'Отзывы' })
  const reviews = part.getByRole('article')
  await part.scrollIntoViewIfNeeded()
  await part.getByRole('combobox', { name: 'Порядок отзывов' }).selectOption('Сначала плохие')
  await expect(reviews).toHaveCount(product.count)
  await expect(
    reviews.first().getByRole('img', { name: `Оценка ${product.least} из 5` }),
  ).toBeVisible()

  const helpful = reviews.first().getByRole('button', { name: /^Полезно/ })
  const before = Number(/\d+/.exec((await helpful.textContent()) ?? '')?.[0] ?? 0)
  await helpful.click()
  await expect(reviews.first().getByText('Спасибо, учли ваш голос')).toBeVisible()
  await expect(helpful).toHaveText(new RegExp(`Полезно\\s*${before + 1}$`))

  const finish = part.getByRole('button', { name: / · \d+$/ }).last()
  const sifted = Number(/\d+$/.exec((await finish.textContent()) ?? '')?.[0])
  await finish.click()
  await expect(reviews).toHaveCount(sifted)
  await part.getByRole('button', { name: 'Все', exact: true }).click()
  await expect(reviews).toHaveCount(product.count)
})

test('[product.kit] the optional parts of a kit are added to its total and to the basket', async ({
  page,
}) => {
  const product = await findInShop<{ path: string }>(
    'kit with an optional part',
    `
    select distinct '/catalog/' || s.code || '/' || p.code || '/' as path
    from kit_part kp join listing l on l.product_id = kp.kit_id and l.zone_id = 1
    join product p on p.id = kp.kit_id join section s on s.id = p.section_id
    where kp.is_optional and not p.is_kitchen and p.is_active order by path limit 1`,
  )
  await page.goto(product.path)
  const kit = page.locator('#kit')
  await kit.scrollIntoViewIfNeeded()
  const sum = kit.locator('[aria-live=polite]')
  const before = await sum.textContent()
  await tick(kit.getByRole('checkbox', { name: /^Взять: / }).first(), { isCovered: true })
  await expect(sum).not.toHaveText(before ?? '')
  await kit.getByRole('button', { name: 'Взять комплект' }).click()
  await expect(kit.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible()
})

test('[product.stock] outside the main city the page also says how many pieces its stores have @phone-long', async ({
  page,
}) => {
  const product = await findInShop<{ path: string; id: number; stores: number; pieces: number }>(
    'offer in the stores of the main city',
    `select '/catalog/' || s.code || '/' || p.code || '/' as path, o.id,
      count(*)::int as stores, sum(st.on_hand - st.reserved)::int as pieces
    from product p join section s on s.id = p.section_id
    join offer o on o.product_id = p.id and o.position = 0 and o.is_active
    join stock st on st.offer_id = o.id and st.on_hand > st.reserved
    join stock_place place on place.id = st.place_id and place.kind = 'store'
      and place.region_id = 1 and place.is_active
    where p.is_active and s.is_active and not p.is_kit and not p.by_metre
    group by 1, 2 having count(*) > 1 order by 2 limit 1`,
  )
  await page.goto(`${product.path}?sr=kaluga`)
  await page.locator('#stores').scrollIntoViewIfNeeded()
  const title = `Есть в Москве: ${product.pieces} шт. в ${product.stores} магазинах`
  await page.locator('#stores').getByText(title).click()
  const shops = page.locator('#stores details').getByRole('listitem')
  await expect(shops).toHaveCount(product.stores)
  await expect(shops.first()).toContainText(/\d+ шт\. в магазине/)
  await expectAccessible(page, '#stores')
  await page.goto(`${product.path}?sr=moskva`)
  await page.locator('#stores').scrollIntoViewIfNeeded()
  await expect(
    page
      .locator('#stores')
      .getByText(/шт\. в магазине/)
      .first(),
  ).toBeVisible()
  await expect(page.locator('#stores').getByText(/^Есть в Москве/)).toHaveCount(0)
})

test('[POST /getTagsByProductId/] [product.page] under the description stand the selections that contain the product @phone-long', async ({
  page,
}) => {
  const { path, tag } = await findInShop<{ path: string; tag: string }>(
    'product with a tag',
    `select '/catalog/' || s.code || '/' || p.code || '/' as path,
      '/catalog/' || s.code || '/tag-' || t.code || '/' as tag
    from product p join section s on s.id = p.section_id
    join product_tag pt on pt.product_id = p.id
    join tag t on t.id = pt.tag_id and t.section_id = s.id
    where p.is_active and s.is_active and not p.is_kit order by p.popularity desc, t.id limit 1`,
  )
  await page.goto(path)
  const selections = page.getByRole('navigation', { name: 'Подборки с этим товаром' })
  await selections.locator(`a[href="${tag}"]`).click()
  await expect(page).toHaveURL(tag)
})

test('[card.content] [domain.rating] [product.reviews] a product without ratings has no rating block, and its reviews say so', async ({
  page,
}) => {
  const { path, name } = await findInShop<Record<'path' | 'name', string>>(
    'product without ratings',
    `select '/catalog/' || s.code || '/' || p.code || '/' as path, p.name
    from product p join section s on s.id = p.section_id
    join listing l on l.product_id = p.id and l.zone_id = 1
    where p.is_active and s.is_active and not p.is_kit
      and not exists (select 1 from review r where r.product_id = p.id)
    order by l.popularity desc limit 1`,
  )
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main').locator('a[href="#reviews"]').getByText(/\d/)).toHaveCount(0)
  await expect(page.locator('#reviews').getByText('Нет отзывов', { exact: true })).toBeVisible()
})
