import { findInShop, onDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'
import { openOutbox } from '../support/outbox.ts'

interface LonelyOffer {
  id: number
  path: string
  name: string
}

/** An offer that no other journey buys: of the least popular product that stands in no kit. */
function findLonelyOffer(place: number): Promise<LonelyOffer> {
  return findInShop<LonelyOffer>(
    'product outside kits',
    `
    select min(o.id) as id, '/catalog/' || s.code || '/' || p.code || '/?offerId=' || min(o.id) as path,
      p.name
    from product p join section s on s.id = p.section_id
      join offer o on o.product_id = p.id and o.is_active
    where p.is_active and s.is_active and not p.is_kit and not p.by_metre
    group by p.id, s.code
    having bool_and(not exists (select from kit_part kp where kp.offer_id = o.id))
    order by p.popularity, p.id offset ${place} limit 1`,
  )
}

const setStock = (offerId: number, free: number) =>
  onDatabase((client) =>
    client.query('update stock set on_hand = reserved + $2 where offer_id = $1', [offerId, free]),
  )

test('[stock.notify] who asks on the page of a sold-out product is told when it is back, once @phone', async ({
  page,
}, { project }) => {
  const offer = await findLonelyOffer(project.name === 'phone' ? 1 : 0)
  await setStock(offer.id, 0)
  try {
    const phone = newPhone()
    await page.goto(offer.path)
    const ask = page.getByRole('button', { name: `Сообщить о поступлении: ${offer.name}` }).first()
    await ask.click()
    const form = page.getByRole('dialog', { name: 'Сообщить о поступлении' })
    await form.getByRole('textbox', { name: 'Телефон' }).fill(phone)
    await form.getByRole('checkbox').check()
    await expectAccessible(page, '[role="dialog"]')
    await form.getByRole('button', { name: 'Сообщить мне' }).click()
    await expect(page.getByRole('dialog')).toContainText('Пришлём СМС')
    await page.keyboard.press('Escape')
    await expect(ask).toBeFocused()
    expect(await (await openOutbox(page, phone)).count()).toBe(0)
    await setStock(offer.id, 3)
    await expect(async () => {
      const messages = await openOutbox(page, phone)
      await expect(messages).toHaveCount(1, { timeout: 1_000 })
      await expect(messages).toContainText('снова в наличии')
    }).toPass({ timeout: 60_000 })
  } finally {
    await setStock(offer.id, 3)
  }
})
