import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'

test('[region.split-available] [region.installment-type] [domain.split] cards and the product page name the payments that the region offers @phone', async ({
  page,
}) => {
  await page.goto(sofa.path)
  const main = page.getByRole('main')
  await expect(getVisible(main.getByText(/^[\d\s]+₽\s×\s4$/))).toBeVisible()
  await expect(
    getVisible(main.getByText(/^Сплит: 25\s% сейчас, дальше раз в 7 дней$/)),
  ).toBeVisible()
  await expect(getVisible(main.getByText(/^в месяц, рассрочка на 1[02] месяцев$/))).toBeVisible()
  await expectAccessible(page)
  await page.goto(sofa.section)
  const card = page.getByRole('article').first()
  await expect(card.getByText(/^Сплит [\d\s]+₽\s×\s4$/)).toBeVisible()
  await expect(card.getByText(/^[\d\s]+₽ в месяц$/)).toBeVisible({
    visible: (page.viewportSize()?.width ?? 0) > 768,
  })
})

test('[region.installment-type] [region.kz] Kazakhstan has a credit in place of the installment, and no Сплит', async ({
  page,
}) => {
  await page.goto(`${sofa.path}?sr=almaty`)
  const main = page.getByRole('main')
  await expect(getVisible(main.getByText(/^в месяц в кредит на 1[02] месяцев/))).toBeVisible()
  await expect(main.getByText(/Сплит|рассрочка/)).toHaveCount(0)
})
