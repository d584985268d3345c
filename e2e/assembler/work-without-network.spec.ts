import type { Page, Request } from '@playwright/test'
import {
  bringOrder,
  giveToAnother,
  orderAssembly,
  readAssembly,
  waitUntilKept,
} from '../support/assembly.ts'
import { onDatabase } from '../support/database.ts'
import {
  expect,
  expectAccessible,
  removeOfflineErrors,
  removeStatusError,
  test,
} from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'
import type { PlacedOrder } from '../support/place-order.ts'

test.use({ storageState: sessionFile('assembler'), viewport: { width: 390, height: 844 } })

const writes = /\/assembler\/(confirmCall|setGallery|setAssembly)\/$/

test('[assembler.offline] [assembler.gallery] an assembler works in a stairwell: all is sent once, a conflict is told', {
  tag: '@gate',
}, async ({ page, context, browserErrors }) => {
  const { rows } = await onDatabase((client) =>
    client.query<{ day: string }>(`select (now() at time zone 'Europe/Moscow')::date::text as day`),
  )
  const day = rows[0]?.day ?? ''
  const order = await orderAssembly({ day, period: 2 })
  await bringOrder(order)
  const other = await orderAssembly({ day, period: 3 })
  const sent: Request[] = []
  page.on('request', (request) => {
    if (writes.test(request.url())) sent.push(request)
  })
  await page.goto('/assembler/')
  await expect(page.getByRole('link', { name: `Заказ ${order.number}` })).toBeVisible()
  await expectAccessible(page)
  await waitUntilKept(page)

  await context.setOffline(true)
  await openOrder(page, order)
  await expect(page.getByText('Тверская, 12')).toBeVisible()
  await page.getByRole('button', { name: 'Подтвердить звонок' }).click()
  await expect(page.getByText('Звонок подтвердим, когда появится сеть')).toBeVisible()
  const buffer = await page.screenshot()
  const photo = { name: 'wardrobe.png', mimeType: 'image/png', buffer }
  await page.getByLabel('Выбрать', { exact: true }).setInputFiles(photo)
  await expect(page.getByText('ждёт отправки')).toBeVisible()
  const lines = page.getByRole('checkbox')
  const count = await lines.count()
  for (const line of await lines.all()) {
    await line.click()
    await expect(line).toBeChecked()
  }
  await page.getByRole('button', { name: 'Сборка завершена' }).click()
  await expect(page.getByText('Отправим отметку, когда появится сеть')).toBeVisible()
  await openOrder(page, other)
  await page.getByRole('button', { name: 'Подтвердить звонок' }).click()
  // A browser may not know yet that it is offline in a document that was just opened.
  await expect(page.getByText(/\d действий отправим сами/)).toBeVisible()
  await expectAccessible(page)
  expect(await readAssembly(order)).toMatchObject({ calls: 0, photos: 0, ticks: 0, earnings: 0 })

  await giveToAnother(other)
  sent.length = 0
  await context.setOffline(false)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(`Не принято: подтверждение звонка, заказ ${other.number}`)
  await expect(notice).toContainText('Этот заказ теперь у другого сборщика.')
  await expect(page.getByText(/отправим сами|Отправляем/)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такого заказа у вас нет')
  await notice.getByRole('button', { name: 'Понятно' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такого заказа у вас нет')

  const steps = ['requested', 'planned', 'done']
  const once = { calls: 1, photos: 1, ticks: count, steps, earnings: 1 }
  expect(await readAssembly(order)).toEqual(once)
  for (const request of sent.slice(0, -1)) await sendAgain(page, request)
  expect(await readAssembly(order)).toEqual(once)
  expect(await readAssembly(other)).toMatchObject({ calls: 0, steps: ['requested'] })
  removeStatusError(browserErrors, 409)
  removeOfflineErrors(browserErrors)
})

async function openOrder(page: Page, { number }: PlacedOrder): Promise<void> {
  await page.goto(`/assembler/order/${number}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Заказ ${number}`)
}

/** The phone has lost the answer and sends the action again. */
async function sendAgain(page: Page, request: Request): Promise<void> {
  const answer = await page.request.post(request.url(), {
    data: request.postDataJSON(),
    headers: {
      origin: new URL(request.url()).origin,
      'idempotency-key': request.headers()['idempotency-key'] ?? '',
    },
  })
  expect(answer.status(), request.url()).toBe(200)
}
