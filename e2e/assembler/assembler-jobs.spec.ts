import type { Page } from '@playwright/test'
import {
  clearSchedule,
  listSlots,
  orderAssembly,
  readAssembly,
  readBalance,
  spoilBalance,
  waitUntilKept,
} from '../support/assembly.ts'
import { findInShop } from '../support/database.ts'
import { expect, expectAccessible, removeOfflineErrors, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'
import { tick } from '../support/tick.ts'

test.use({ storageState: sessionFile('assembler'), viewport: { width: 390, height: 844 } })

test('[assembler.orders] an assembler opens the route of today’s order and confirms the call', {
  tag: '@gate',
}, async ({ page }) => {
  const order = await orderAssembly({ day: await findDay('current_date'), period: 1 })
  await page.goto('/assembler/')
  await page.getByRole('link', { name: `Заказ ${order.number}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Заказ ${order.number}`)
  const route = page.getByRole('link', { name: 'Маршрут' })
  await expect(route).toHaveAttribute('href', /55\.76/)
  await expect(page.getByRole('link', { name: /^Позвонить: Лидия/ })).toHaveAttribute(
    'href',
    /^tel:\+79\d{9}$/,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Подтвердить звонок' }).click()
  await expect(page.getByText('Звонок подтверждён')).toBeVisible()
  expect(await readAssembly(order)).toMatchObject({ calls: 1, steps: ['requested'] })
})

test('[assembler.reasons] [assembler.offline] an assembler chooses a time and, without a network, takes a vacation of several days, which a single day cannot be: sent once', async ({
  page,
  context,
  browserErrors,
}) => {
  const free = await findDay(`date_trunc('month', current_date) + interval '2 months 3 days'`)
  const first = await findDay(`date_trunc('month', current_date) + interval '2 months 5 days'`)
  const last = await findDay(`date_trunc('month', current_date) + interval '2 months 7 days'`)
  await clearSchedule(free, last)
  await openMonth(page, first)
  await getDay(page, free).click()
  await expect(page.getByRole('list', { name: 'Причина' })).toHaveText('Сборка')
  await tick(page.getByRole('checkbox', { name: /^15:00–18:00/ }))
  await page.getByRole('button', { name: 'Сохранить график' }).click()
  await expect.poll(() => listSlots(free, last)).toEqual([`${free}/2 Сборка`])

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/assembler/setSlot/')) sent.push(request.url())
  })
  await waitUntilKept(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Несколько дней' }).click()
  await getDay(page, last).click()
  await getDay(page, first).click()
  await page.getByRole('button', { name: 'Отпуск', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Сохранить график' }).click()
  await expect(page.getByText('Изменения графика ждут отправки')).toBeVisible()
  await expect(getDay(page, first)).toHaveAccessibleName(/, отпуск$/i)
  expect(await listSlots(first, last)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText(/ждут отправки|Отправляем/)).toHaveCount(0)
  await page.reload()
  await expect(getDay(page, first)).toHaveAccessibleName(/, отпуск$/i)
  expect(sent).toHaveLength(1)
  const slots = await listSlots(first, last)
  expect(slots).toHaveLength(12)
  expect(slots[0]).toBe(`${first}/0 Отпуск`)
  removeOfflineErrors(browserErrors)
})

test('[assembler.schedule] an assembler moves an order to another day by keyboard: the old time is free', async ({
  page,
}) => {
  const before = await findDay(`date_trunc('month', current_date) + interval '1 month 9 days'`)
  const after = await findDay(`date_trunc('month', current_date) + interval '1 month 16 days'`)
  await clearSchedule(before, after)
  const order = await orderAssembly({ day: before, period: 0 })
  await openMonth(page, before)
  await getDay(page, before).click()
  await page.getByRole('button', { name: 'Заменить' }).click()
  await getDay(page, before).focus()
  await page.keyboard.press('ArrowDown')
  await expect(getDay(page, after)).toBeFocused()
  await page.keyboard.press('Enter')
  await tick(page.getByRole('checkbox', { name: /^12:00–15:00/ }))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Завершить замену' }).click()
  await expect(page.getByRole('button', { name: 'Заменить' })).toBeVisible()
  await expect.poll(() => listSlots(before, after)).toEqual([`${after}/1 Сборка ${order.number}`])
  await page.reload()
  await expect(getDay(page, after)).toHaveAccessibleName(/1 заказ/)
})

test('[assembler.recount] an assembler reads the operations and has the balance counted anew once the network is back', async ({
  page,
  context,
  browserErrors,
}) => {
  const note = `Доплата ${crypto.randomUUID().slice(0, 8)}`
  await spoilBalance(note)
  await page.goto('/assembler/balance/')
  const entry = page.getByRole('list', { name: 'Операции' }).getByRole('listitem')
  await expect(entry.filter({ hasText: note })).toHaveText(/Поправка.*\+1\s500/)
  await expectAccessible(page)
  const recount = page.getByRole('button', { name: 'Пересчитать' })
  await waitUntilKept(page)
  await context.setOffline(true)
  await recount.click()
  await expect(page.getByText(/^Пересчитать не удалось/)).toBeVisible()
  await expect(entry.filter({ hasText: note })).toBeVisible()
  await context.setOffline(false)
  removeOfflineErrors(browserErrors)
  await recount.click()
  await expect(page.getByText('Баланс пересчитан по операциям', { exact: true })).toBeVisible()
  const { balance, ledger } = await readBalance()
  expect(balance).toBe(ledger)
  const shown = page.getByText(/^[\d\s]+₽$/).first()
  await expect.poll(async () => Number((await shown.innerText()).replace(/\D/g, ''))).toBe(ledger)
})

/** A day in Moscow, by an expression of the database. */
async function findDay(expression: string): Promise<string> {
  const inMoscow = expression.replace('current_date', `(now() at time zone 'Europe/Moscow')::date`)
  const { day } = await findInShop<{ day: string }>(
    'calendar',
    `select (${inMoscow})::date::text as day`,
  )
  return day
}

async function openMonth(page: Page, day: string): Promise<void> {
  await page.goto(`/assembler/schedule/?month=${day.slice(0, 7)}`)
  await expect(getDay(page, day)).toBeVisible()
}

function getDay(page: Page, day: string) {
  const number = Number(day.slice(8))
  return page
    .getByRole('list', { name: 'Дни месяца' })
    .getByRole('button', { name: new RegExp(`^${number}\\s`) })
}
