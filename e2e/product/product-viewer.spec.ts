import { findInShop } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

interface ProductWithViewer {
  path: string
  offerId: number
  code: string
}

/** An offer with a turntable of another finish, which its 3D model can show. */
function findViewerOffer(): Promise<ProductWithViewer> {
  return findInShop<ProductWithViewer>(
    'turntable of another finish',
    `
    select '/catalog/' || s.code || '/' || p.code || '/' as path, o.id as "offerId",
      o.finish_code as code
    from product p
    join section s on s.id = p.section_id
    join offer o on o.product_id = p.id
    where p.is_active and o.is_active and p.elarbis ->> 'model360' is not null
      and p.elarbis -> 'finishes' ? o.finish_code and p.elarbis -> 'finishes' ->> 0 <> o.finish_code
    order by p.id, o.position limit 1`,
  )
}

test('[product.3d] [errors.texts] the model is rotated by pointer and keyboard and shows the chosen finish @phone', async ({
  page,
  request,
}) => {
  const { path, offerId, code } = await findViewerOffer()
  await page.goto(`${path}?offer_id=${offerId}`)
  await page.getByRole('button', { name: '360°' }).click()
  const turning = page.getByRole('dialog')
  await expect(turning.getByText(/^На снимках /)).toBeVisible()
  const slider = turning.getByRole('slider')
  await slider.press('Home')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '10')
  const box = await slider.boundingBox()
  if (!box) throw new Error('nothing to turn')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - box.width / 4, middle.y, { steps: 5 })
  // Held still before release, so that it does not keep rotating.
  await page.waitForTimeout(200)
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuenow', '100')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(turning).toBeHidden()
  await page.getByRole('button', { name: '3D примерка' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const [, product = ''] = /\/([^/]+)\/$/.exec(path) ?? []
  const answer = await request.post('/api_vue/getProductPage/', {
    data: { ELEMENT_CODE: product },
  })
  const { glb, usdz, isModelTrue, isTurnTrue } = (await answer.json()).product.looks[offerId]
  expect([isModelTrue, isTurnTrue]).toEqual([true, false])
  expect(glb).toMatch(new RegExp(`\\.${code}\\.glb$`))
  for (const file of [glb, usdz]) expect((await request.get(file)).status()).toBe(200)
})
