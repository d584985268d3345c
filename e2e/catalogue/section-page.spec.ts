import { findInShop } from '../support/database.ts'
import { getVisible } from '../support/get-visible.ts'
import { expect, test } from '../support/journey.ts'

test('[section.data] the page of a section shows its breadcrumbs, sub-sections, tags, texts, banners, article and filters', async ({
  page,
}) => {
  const { code } = await findInShop<{ code: string }>(
    'section with sub-sections and a banner',
    `select s.code from section s
    where s.is_active and exists (select from section below where below.parent_id = s.id)
      and exists (select from section_banner b where b.section_id = s.id and b.is_active and not b.is_pop_up
        and b.date_start is null and b.date_end is null)
    order by s.id limit 1`,
  )
  const path = `/catalog/${code}/`
  const data = await (
    await page.request.post('/api_vue/getCatalogSectionData/', { data: { SECTION_CODE: code } })
  ).json()
  await page.goto(path)
  await expect(page).toHaveTitle(data.seoParams.title)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    data.seoParams.description,
  )
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(data.seoParams.h1)
  const crumbs = page.getByRole('navigation', { name: 'Вы здесь' })
  for (const { url } of data.breadcrumbs.slice(0, -1)) {
    await expect(crumbs.locator(`a[href="${url}"]`).first()).toBeAttached()
  }
  const kinds = page.getByRole('navigation', { name: 'Виды' })
  expect(data.subSections.length).toBeGreaterThan(0)
  for (const { url } of data.subSections) {
    await expect(getVisible(kinds.locator(`a[href="${url}"]`))).toBeVisible()
  }
  const banners = main.getByRole('region', { name: 'Акции раздела' })
  expect(data.banners.length).toBeGreaterThan(0)
  for (const { url, isPopUp } of data.banners) {
    if (!isPopUp) await expect(banners.locator(`a[href="${url}"]`).first()).toBeVisible()
  }
  expect(data.isShowFilter).toBe(true)
  await expect(page.getByRole('complementary', { name: 'Фильтры' })).toBeVisible()
})

test('[section.data] the tags and the article of a section are on its page', async ({ page }) => {
  const { code } = await findInShop<{ code: string }>(
    'section with tags and an article',
    `select s.code from section s
    where s.is_active and s.article <> '' and exists (select from tag t where t.section_id = s.id)
      and exists (select from product p where p.section_id = s.id and p.is_active)
    order by s.id limit 1`,
  )
  const data = await (
    await page.request.post('/api_vue/getCatalogSectionData/', { data: { SECTION_CODE: code } })
  ).json()
  await page.goto(`/catalog/${code}/`)
  const tags = page.getByRole('navigation', { name: 'Подборки' })
  expect(data.tags.length).toBeGreaterThan(0)
  for (const { url } of data.tags) await expect(tags.locator(`a[href="${url}"]`)).toBeAttached()
  const heading = page.getByRole('heading', { name: 'Как выбрать', exact: true, level: 2 })
  await expect(heading).toBeVisible()
  const shown = (await heading.locator('..').textContent()) ?? ''
  const [first = ''] = String(data.article).split(/\n+/)
  // Some spaces on the page do not break a line.
  expect(shown.replace(/\s/g, ' ')).toContain(first.replace(/\s/g, ' ').slice(0, 40))
})
