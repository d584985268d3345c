import { findInShop } from '../support/database.ts'
import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { logInByCalls } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { sofa } from '../support/order.ts'

test('[favorites.lists] a list is created, renamed, left unchanged on cancel and deleted', {
  tag: '@phone-long',
}, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  const name = page.getByLabel('Название списка')
  await logInByCalls(page, newPhone())
  await page.goto('/favorites/')
  await page.getByRole('button', { name: 'Новый список' }).click()
  await expect(name).toBeFocused()
  await name.fill('Ж'.repeat(60))
  await name.press('Enter')
  await page.getByRole('link', { name: /^Ж+/ }).click()
  await expect(title).toHaveText(/^Ж{60}/)
  await page.getByRole('button', { name: 'Переименовать' }).click()
  await name.fill('Дача')
  await name.press('Escape')
  await expect(title).toHaveText(/^Ж{60}/)
  await page.getByRole('button', { name: 'Переименовать' }).click()
  await expect(name).toHaveValue(/^Ж{60}$/)
  await expectAccessible(page)
  await name.fill('Дача')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(title).toHaveText(/^Дача/)
  await page.getByRole('button', { name: 'Удалить список' }).click()
  await page
    .getByRole('region', { name: /^Удалить список/ })
    .getByText('Удалить список', { exact: true })
    .click()
  await expect(page).toHaveURL(/\/favorites\/$/)
  await expect(page.getByRole('link', { name: /^Дача/ })).toHaveCount(0)
})

test('[favorites.projects] the heart of a kit saves its project, which stands among the favourites', {
  tag: '@phone-long',
}, async ({ page }) => {
  const { path, id } = await findInShop<{ path: string; id: number }>(
    'kit',
    `select '/catalog/' || s.code || '/' || p.code || '/' as path, p.id
    from product p join section s on s.id = p.section_id
    join listing l on l.product_id = p.id and l.zone_id = 1
    where p.is_kit and p.is_active and s.is_active order by p.popularity desc limit 1`,
  )
  await page.goto(path)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const heart = getVisible(page.getByRole('button', { name: `В избранное: ${name}` }))
  const saved = page.waitForResponse('**/api/v1/catalog/favorite/project/add/')
  await heart.click()
  expect((await saved).request().postDataJSON()).toEqual({ projectID: `kit-${id}` })
  await expect(
    getVisible(page.getByRole('button', { name: `Убрать из избранного: ${name}` })),
  ).toBeVisible()
  await page.goto('/favorites/')
  const kits = page.getByRole('region', { name: 'Комплекты' })
  await expect(kits.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page)
  await kits.getByRole('button', { name: `Убрать из избранного: ${name}` }).click()
  await expect(kits).toBeHidden()
  await expect(page.getByText('В избранном пока пусто')).toBeVisible()
})

test('[favorites.projects] a wall of the constructor is saved by its heart and removed on the favourites page', async ({
  page,
}) => {
  await page.goto('/constructor/')
  await getVisible(page.getByRole('button', { name: /^Поставить / })).click()
  const heart = page.getByRole('button', { name: /^В избранное: Гардероб и стенка, \d+ см$/ })
  await heart.click()
  await expect(page.getByRole('button', { name: /^Убрать из избранного: Гардероб/ })).toBeVisible()
  await page.goto('/favorites/')
  const walls = page.getByRole('region', { name: 'Проекты конструктора' })
  await expect(walls.getByRole('link', { name: /^Гардероб и стенка, \d+ см$/ })).toBeVisible()
  await expectAccessible(page)
  await walls.getByRole('button', { name: /^Убрать проект Гардероб/ }).click()
  await expect(walls).toBeHidden()
})

test('[favorites.menu] [role.guest] a guest who marks a product sees no menu of lists', async ({
  page,
}) => {
  await page.goto(sofa.section)
  const hearts = page.getByRole('main').getByRole('button', { name: /^В избранное/ })
  await expect(hearts.first()).toBeEnabled()
  const saved = page.waitForResponse('**/api_vue/favorites/add/')
  await hearts.first().click()
  await saved
  await expect(
    page.getByRole('main').getByRole('button', { name: /^Убрать из избранного/ }),
  ).toHaveCount(1)
  // A menu would open at once and stay for three seconds.
  await page.waitForTimeout(1_000)
  await expect(page.getByRole('button', { name: 'Добавить в список' })).toHaveCount(0)
  await expect(page.getByText('Сохранено в избранное')).toHaveCount(0)
})

test('[favorites.menu] the menu of a customer closes by itself after three seconds', async ({
  page,
}) => {
  await logInByCalls(page, newPhone())
  await page.goto(sofa.section)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^В избранное/ })
    .first()
  await expect(heart).toBeEnabled()
  // Measured in the page, so that the load of the machine between two steps does not count.
  const openMs = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let openedAt: number | null = null
        new MutationObserver(() => {
          const isOpen = document.body.textContent?.includes('Сохранено в избранное') ?? false
          if (isOpen) openedAt ??= performance.now()
          else if (openedAt !== null) resolve(performance.now() - openedAt)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  // A real pointer would stay over the menu and keep it open.
  await heart.dispatchEvent('click')
  expect(await openMs).toBeGreaterThanOrEqual(2_950)
  // Generous, because a busy machine may run the timer and the transition late.
  expect(await openMs).toBeLessThan(10_000)
})
