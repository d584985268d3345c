import { getVisible } from '../support/get-visible.ts'
import { expect, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'

test.use({ javaScriptEnabled: false })

test('a page without scripts shows no button that needs them', async ({ page }) => {
  await page.goto(sofa.section)
  const card = page.getByRole('article').first()
  await expect(card.getByRole('link').first()).toBeVisible()
  await expect(card.getByRole('button', { name: /избранное|Сравнить|В корзину/ })).toHaveCount(0)
  await expect(getVisible(page.getByRole('link', { name: 'Выбрать город' }))).toHaveText(
    /Выбрать город/,
  )
  await page.goto(sofa.path)
  const product = page.getByRole('main')
  await expect(product.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    product.getByRole('button', { name: /избранное|Сравнить|В корзину|3D|В комнате/ }),
  ).toHaveCount(0)
})
