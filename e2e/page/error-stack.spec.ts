import type { Page } from '@playwright/test'
import { onDatabase } from '../support/database.ts'
import { expect, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'

test.use({ storageState: sessionFile('seller') })

test('[error.page] [region.own-shop] the stack is shown to staff with hidden blocks on, and not in a region with own shops', async ({
  page,
  browserErrors,
}) => {
  const [own, other] = await findRegions()
  await switchHiddenBlocks(page, true)
  await expectStack(page, other, true)
  await expectStack(page, own, false)
  await switchHiddenBlocks(page, false)
  await expectStack(page, other, false)
  browserErrors.splice(0)
})

/** Crashes a screen of a single-page app and one of the storefront in this region. */
async function expectStack(page: Page, region: string, isShown: boolean): Promise<void> {
  for (const [path, call, answer] of [
    [
      '/personal/order/',
      '**/basket/getFullBasket/',
      { basket: { items: [], unavailable: [], allPositionsQuantity: 1 } },
    ],
    ['/favorites/', '**/favorites/getAll/', { products: [null], count: 1 }],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ json: answer }))
    const state = page.waitForResponse('**/api_vue/getShellState/')
    await page.goto(`${path}?sr=${region}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Произошла ошибка')
    await state
    const stack = page.getByText(/TypeError.+\n\s+at /)
    if (isShown) await expect(stack).toBeVisible()
    else await expect(stack).toHaveCount(0)
    await page.unroute(call)
  }
  const state = page.waitForResponse('**/api_vue/getShellState/')
  await page.goto(`/develop/ssr_error/?sr=${region}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Произошла ошибка')
  await state
  const stack = page.getByText(/throws on purpose\s+at /)
  if (isShown) await expect(stack).toBeVisible()
  else await expect(stack).toHaveCount(0)
}

async function switchHiddenBlocks(page: Page, isOn: boolean): Promise<void> {
  const answer = await page.request.post('/api_vue/authentication/hiddenBlocks/', {
    data: { isOn },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(await answer.json()).toEqual({ showsHiddenBlocks: isOn })
}

/** The codes of a region with own shops and of one without. */
async function findRegions(): Promise<[string, string]> {
  const { rows } = await onDatabase((client) =>
    client.query<{ code: string; own: boolean }>(
      'select distinct on (own_shop) code, own_shop as own from region order by own_shop, id',
    ),
  )
  const find = (own: boolean) => rows.find((row) => row.own === own)?.code ?? ''
  return [find(true), find(false)]
}
