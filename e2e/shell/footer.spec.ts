import { expect, expectAccessible, test } from '../support/journey.ts'

test('[nav.footer] the footer has the sections as its second group where the region says so @phone-long', async ({
  page,
  isMobile,
}) => {
  const footer = page.getByRole('contentinfo')
  const listGroups = () =>
    footer
      .locator(isMobile ? 'summary' : 'nav > p')
      .filter({ visible: true })
      .allTextContents()
  await page.goto('/about/')
  expect(await listGroups()).toEqual(['Покупателям', 'Сотрудничество', 'Полезное'])
  await page.goto('/about/?sr=almaty')
  expect(await listGroups()).toEqual(['Покупателям', 'Каталог', 'Сотрудничество', 'Полезное'])
  if (isMobile) await footer.locator('summary', { hasText: 'Каталог' }).click()
  const sections = footer.getByRole('navigation', { name: 'Каталог' }).filter({ visible: true })
  await expect(sections.locator('a[href="/catalog/divany/"]')).toBeVisible()
  await expectAccessible(page, 'footer')
})
