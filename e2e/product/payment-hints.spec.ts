import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'

const monthly = {
  installment: /^в месяц, рассрочка на 1[02] месяцев$/,
  credit: /^в месяц в кредит на /,
}

for (const city of ['moskva', 'almaty']) {
  test(`[region.split-available] [region.installment-type] [domain.split] in ${city} cards and the product page name the payments that the region offers @phone`, async ({
    page,
  }) => {
    await page.goto(`${sofa.path}?sr=${city}`)
    const answer = await page.request.get('/api_vue/getInitialData/')
    const { regionData, paymentGroups } = await answer.json()
    const hasParts = regionData.splitAvailable && paymentGroups.includes('yandexPay')
    const type = paymentGroups.includes('credit') ? regionData.installmentType : null
    expect(hasParts).toBe(city === 'moskva')

    const main = page.getByRole('main')
    const parts = main.getByText(/^Сплит: 25\s% сейчас, дальше раз в 7 дней$/)
    await expect(getVisible(main.getByText(/^[\d\s]+[₽₸]$/))).toBeVisible()
    await expect(parts).toHaveCount(hasParts ? 1 : 0)
    if (hasParts) await expect(getVisible(main.getByText(/^[\d\s]+₽\s×\s4$/))).toBeVisible()
    for (const [kind, text] of Object.entries(monthly)) {
      await expect(main.getByText(text)).toHaveCount(kind === type ? 1 : 0)
    }
    await expectAccessible(page)

    await page.goto(sofa.section)
    const card = page.getByRole('article').first()
    await expect(card.getByText(/[₽₸]/).first()).toBeVisible()
    await expect(card.getByText(/^Сплит [\d\s]+₽\s×\s4$/)).toHaveCount(hasParts ? 1 : 0)
    await expect(card.getByText(/[₽₸] в месяц/)).toHaveCount(type ? 1 : 0)
  })
}
