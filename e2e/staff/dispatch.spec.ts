import type { Locator, Page } from '@playwright/test'
import { listSlots, offerDay, placeAssemblyOrder } from '../support/assembly.ts'
import { findInShop } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'

/** Longer than any other waiting assembly, which is therefore proposed first: nine hours. */
const SOFAS = 12

test.use({ storageState: sessionFile('callCentre') })

test('[assembler.assign] a dispatcher accepts a proposal by keyboard alone and drags another order to the evening, and the assembler finds the order in the cabinet', {
  tag: '@gate',
}, async ({ page, browser, baseURL }) => {
  const { day } = await findInShop<{ day: string }>(
    'calendar',
    `select ((now() at time zone 'Europe/Moscow')::date + 45)::text as day`,
  )
  await offerDay(day)
  const order = await placeAssemblyOrder(SOFAS)
  await page.goto(`/retail-lk/dispatch/?date=${day}`)
  const accept = page.getByRole('button', {
    name: new RegExp(`^Принять: заказ ${order.number}, Тимур, .+, 09:00–18:00$`),
  })
  await expect(accept).toBeVisible()
  await expectAccessible(page)
  expect(await listSlots(day, day)).not.toContain(`${day}/0 Сборка ${order.number}`)

  await tabTo(page, accept)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Назначен 1 заказ.', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('button', { name: `Заказ ${order.number}: Тимур, 09:00–12:00` }),
  ).toBeVisible()

  const evening = await placeAssemblyOrder()
  await page.reload()
  const row = page.getByRole('button', { name: `Перетащить заказ ${evening.number}` }).first()
  await expect(row).toBeVisible()
  const evenings = page.getByRole('list', { name: 'Периоды: Тимур' }).getByRole('listitem').last()
  const over = page.getByText(new RegExp(`^Заказ ${evening.number}: Тимур, .*18:00–21:00\\.$`))
  await drag(page, row, { to: evenings, over })
  await expect(
    evenings.getByRole('button', { name: `Заказ ${evening.number}: Тимур, 18:00–21:00` }),
  ).toBeVisible()
  expect(await listSlots(day, day)).toContain(`${day}/3 Сборка ${evening.number}`)

  const cabinet = await browser.newPage({
    baseURL,
    storageState: sessionFile('assembler'),
    viewport: { width: 390, height: 844 },
  })
  await cabinet.goto('/assembler/orders/')
  for (const { number } of [order, evening])
    await expect(cabinet.getByRole('link', { name: `Заказ ${number}` })).toBeVisible()
  await cabinet.close()
})

test('[assembler.assign] a dispatcher carries an order to a period with the arrow keys, and back with Escape', async ({
  page,
}) => {
  const { day } = await findInShop<{ day: string }>(
    'calendar',
    `select ((now() at time zone 'Europe/Moscow')::date + 46)::text as day`,
  )
  await offerDay(day)
  const order = await placeAssemblyOrder()
  await page.goto(`/retail-lk/dispatch/?date=${day}`)
  const handle = page.getByRole('button', { name: `Перетащить заказ ${order.number}` }).first()
  await handle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByText(`Заказ ${order.number} вернулся на место.`)).toBeAttached()
  expect(await listSlots(day, day)).not.toContain(`Сборка ${order.number}`)

  const evening = page.getByRole('list', { name: 'Периоды: Тимур' }).getByRole('listitem').last()
  const over = page.getByText(new RegExp(`^Заказ ${order.number}: Тимур, .*18:00–21:00\\.$`))
  await handle.focus()
  await page.keyboard.press('Space')
  await carry(page, order.number, { to: evening, over })
  await page.keyboard.press('Space')
  await expect(
    evening.getByRole('button', { name: `Заказ ${order.number}: Тимур, 18:00–21:00` }),
  ).toBeVisible()
  expect(await listSlots(day, day)).toContain(`${day}/3 Сборка ${order.number}`)
})

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const target = await element.elementHandle()
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target?.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error('no number of tabs reaches the element')
}

/**
 * Carries an element by the mouse into the middle of another, and lets go when the page says that it
 * is over it.
 */
async function drag(
  page: Page,
  from: Locator,
  { to, over }: { to: Locator; over: Locator },
): Promise<void> {
  await from.hover()
  await page.mouse.down()
  let offset = 0
  await expect(async () => {
    // The board may have moved since the last try.
    const target = await to.boundingBox()
    if (!target) throw new Error('the place is not on the screen')
    offset = offset === 0 ? 3 : 0
    const { x, y, width, height } = target
    await page.mouse.move(x + width / 2 + offset, y + height / 2 + offset, { steps: 12 })
    await expect(over).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.mouse.up()
}

/** Carries a taken order to an element with the arrow keys; then the page says that it is over it. */
async function carry(
  page: Page,
  number: string,
  { to, over }: { to: Locator; over: Locator },
): Promise<void> {
  const carried = page.locator('.cursor-grabbing', { hasText: number })
  for (;;) {
    const [from, target] = await Promise.all([carried.boundingBox(), to.boundingBox()])
    if (!from || !target) throw new Error('the order or its place is not on the screen')
    const right = target.x + target.width / 2 - from.x - from.width / 2
    const down = target.y + target.height / 2 - from.y - from.height / 2
    // Half a step to the side, and half a step up or down.
    if (Math.abs(right) <= 60 && Math.abs(down) <= 24) break
    const sideways = right > 0 ? 'ArrowRight' : 'ArrowLeft'
    const upright = down > 0 ? 'ArrowDown' : 'ArrowUp'
    await page.keyboard.press(Math.abs(right) > 60 ? sideways : upright)
    await expect.poll(() => carried.boundingBox()).not.toEqual(from)
  }
  await expect(over).toBeVisible()
}
