import type { Page } from '@playwright/test'
import { encodeShareCode } from '@svetlitsa/domain/favourite/share-code'
import { popularPhrases } from '@svetlitsa/domain/search/popular-search'
import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { keepMenuOpen } from '../support/keep-menu-open.ts'
import { logInByCode } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { sofa } from '../support/order.ts'

const field = (page: Page) => getVisible(page.getByRole('combobox', { name: 'Поиск по магазину' }))
const firstHeart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^В избранное/ })
    .first()

test('[route.search] [search.suggest] a mistyped word is recognised while typing and in the search', {
  tag: ['@phone', '@gate'],
}, async ({ page }) => {
  await page.goto('/')
  await field(page).click()
  await expect(page.getByRole('option', { name: 'угловой диван' })).toBeVisible()
  await field(page).fill('дивон')
  await expect(page.getByText('Ищем «диван»')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Разделы' }).getByRole('option')).toHaveCount(3)
  await expect(
    page.getByRole('group', { name: 'Товары' }).getByRole('option', { name: /₽/ }),
  ).toHaveCount(3)
  await field(page).press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await field(page).press('Escape')
  await expect(page.getByRole('listbox', { name: 'Подсказки поиска' })).toHaveCount(0)
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: /^Поиск: дивон/, level: 1 })).toBeVisible()
  await expect(page.getByText('«диван»').first()).toBeVisible()
  await expect(firstHeart(page)).toBeVisible()
  await expectAccessible(page)
})

test('[search.direct] the name of a section leads directly to it', async ({ page }) => {
  await page.goto('/')
  await field(page).fill('комоды')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/catalog\/komody\/$/)
})

test('[search.results] [search.relaxed] an empty result offers suggestions, a relaxed one says what was dropped, and results can be filtered like every list', async ({
  page,
}) => {
  await page.goto('/search/?q=диван до 100 рублей')
  const note = 'Точно такого нет: не нашлось «до 100 рублей». Сначала то, что ближе всего.'
  await expect(page.getByText(note)).toBeVisible()
  await page.goto('/search/?q=щщщщщщ')
  await expect(page.getByRole('heading', { name: /ничего не нашли/ })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'модульный диван' }).click()
  await expect(page.getByRole('heading', { name: /^Поиск: модульный диван/ })).toBeVisible()
  await page.goto('/search/?q=диван&sort=cheap')
  await page.getByRole('main').getByRole('complementary').getByText('Только со скидкой').click()
  await expect(page).toHaveURL(/sale=1/)
  await expect(page).toHaveURL(/q=%D0%B4/)
})

test('[search.popular] [search.results] every popular search finds matching products', async ({
  request,
  baseURL,
}) => {
  for (const q of popularPhrases) {
    const answer = await request.post('/api_vue/multisearch/', {
      data: { q },
      headers: { origin: baseURL ?? '' },
    })
    const { response } = await answer.json()
    expect(response.total, q).toBeGreaterThan(0)
    expect(response.dropped, q).toEqual([])
  }
})

test('[search.results] a search for a kitchen chair finds chairs, not kitchens', async ({
  page,
}) => {
  for (const [q, name] of [
    ['стулья для кухни', /^Стул/],
    ['диван на кухню', /^Диван/],
    ['угловой шкаф', /^Шкаф/],
  ] as const) {
    await page.goto(`/search/?q=${encodeURIComponent(q)}`)
    const first = page.getByRole('main').getByRole('article').first().getByRole('heading')
    await expect(first).toHaveText(name)
  }
})

test('[search.results] a long word does not overflow the screen', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`/search/?q=${'х'.repeat(200)}`)
  await expectAccessible(page)
})

test('[route.image-search] [search.image] a photograph finds similar products', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(sofa.path)
  const address = await page.getByRole('main').getByRole('img').first().getAttribute('src')
  const picture = await page.request.get(address ?? '')
  await page.goto('/image-search/')
  await expectAccessible(page)
  await page.getByLabel('Выбрать файл').setInputFiles({
    name: 'photo.txt',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  })
  await expect(page.getByRole('alert').getByText('Это не картинка')).toBeVisible()
  await page.getByLabel('Выбрать файл').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.body(),
  })
  await expect(page.getByRole('group', { name: /Рамка вокруг вещи/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Найти похожее' }).click()
  await expect(page.getByRole('heading', { name: /^Похожие товары/, level: 1 })).toBeVisible()
  await expect(firstHeart(page)).toBeVisible()
})

test('[search.image] a picture can also be dropped beside the field', async ({ page }) => {
  await page.goto(sofa.path)
  const address = await page.getByRole('main').getByRole('img').first().getAttribute('src')
  const picture = await page.request.get(address ?? '')
  await page.goto('/image-search/')
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'sofa.webp', { type: 'image/webp' }))
      return data
    },
    [...(await picture.body())],
  )
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('group', { name: /Рамка вокруг вещи/ })).toBeVisible()
})

test('[favorites.toggle] the heart of the quick view marks the offer shown on the card', async ({
  page,
}) => {
  await page.goto(sofa.section)
  const card = page.getByRole('main').getByRole('article').first()
  await card.getByRole('button', { name: /^В корзину/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^В избранное/ })
    .click()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: /^Убрать из избранного/ })).toBeVisible()
})

test('[route.favorites] [favorites.toggle] a guest marks a product, finds it again and shares it', {
  tag: ['@phone', '@gate'],
}, async ({ page }) => {
  // Without consent the state is kept only in the page’s memory.
  await page.context().clearCookies({ name: 'cookie_consent' })
  await page.goto(sofa.section)
  const heart = firstHeart(page)
  await expect(heart).toBeEnabled()
  await heart.click()
  await expect(
    page.getByRole('main').getByRole('button', { name: /^Убрать из избранного/ }),
  ).toHaveCount(1)
  await expect(getVisible(page.getByRole('link', { name: /Избранное/ }))).toContainText('1')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('svetlitsa-events') ?? ''))
    .toMatch(/"action":"wishlist".*"category":\["/)
  await page.goto('/favorites/')
  await expect(page.getByRole('heading', { name: 'Избранное', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('1 товар', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Поделиться' }).click()
  const shared = await page
    .getByRole('dialog')
    .getByText(/\/favorites\/share\//)
    .textContent()
  await page.context().clearCookies()
  await page.goto(new URL(shared ?? '').pathname)
  await expect(page.getByRole('heading', { name: /С вами поделились/ })).toBeVisible()
  await expect(page.getByRole('main').getByText('1 товар', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить всё себе' }).click()
  await expect(page.getByRole('button', { name: 'Сохранили 1 товар' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Сохранить всё себе' }).click()
  await expect(page.getByRole('button', { name: 'Всё это у вас уже есть' })).toBeVisible()
})

test('[route.favorites-share] a broken link shows an error with the status 404', async ({
  page,
  browserErrors,
}) => {
  const answer = await page.goto('/favorites/share/MTAxL/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Ссылка на избранное испорчена' })).toBeVisible()
  removeStatusError(browserErrors, 404)
  const empty = await page.goto(`/favorites/share/${encodeShareCode([2_000_000_000])}/`)
  expect(empty?.status()).toBe(200)
  await expect(page.getByText('1 товар сейчас не продаётся')).toBeVisible()
})

test('[route.favorites-list] [favorites.menu] [errors.texts] a customer adds a product to a list from the menu below the heart', async ({
  page,
}) => {
  await page.goto('/favorites/')
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click()
  await logInByCode(page, newPhone())
  await page.goto(sofa.section)
  await expect(firstHeart(page)).toBeEnabled()
  await keepMenuOpen(page, 'Добавить в список')
  await firstHeart(page).click()
  await expect(page.getByText('Сохранено в избранное')).toBeVisible()
  await page.getByRole('button', { name: 'Добавить в список' }).click()
  const window = page.getByRole('dialog', { name: 'Добавить в список' })
  await window.getByLabel('Новый список').fill('Гостиная')
  await window.getByRole('button', { name: 'Создать' }).click()
  await expect(window.getByRole('checkbox', { name: /Гостиная/ })).toBeChecked()
  await window.getByRole('button', { name: 'Готово' }).click()
  await page.goto('/favorites/')
  await page.getByRole('link', { name: /^Гостиная/ }).click()
  await expect(page.getByRole('heading', { name: 'Гостиная', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('1 товар', { exact: true })).toBeVisible()
  await expectAccessible(page)
  // The heart of a product in a list asks whether to remove it from the list or from all
  // favourites.
  const heart = page.getByRole('main').getByRole('button', { name: /^Убрать из избранного: / })
  const outOfList = page.getByRole('button', { name: 'Удалить из списка' })
  await keepMenuOpen(page, 'Удалить из списка')
  await heart.click()
  await expect(outOfList).toBeFocused()
  await outOfList.blur()
  await expect(outOfList, 'the menu closes by itself').toHaveCount(0)
  await keepMenuOpen(page, 'Удалить из списка')
  await heart.click()
  await outOfList.click()
  await expect(page.getByText('В этом списке пока пусто')).toBeVisible()
  await page.goto('/favorites/')
  await expect(page.getByRole('main').getByText('1 товар', { exact: true })).toBeVisible()
})

test('[favorites.toggle] a click waits for favourites, and another one is ignored until it has taken effect', async ({
  page,
}) => {
  const marks: string[] = []
  page.on('request', (request) => {
    const [, call] = /\/favorites\/(add|remove)\//.exec(request.url()) ?? []
    if (call) marks.push(call)
  })
  const state = holdResponse(page, '**/getShellState/')
  const mark = holdResponse(page, '**/favorites/add/')
  await page.goto(sofa.section)
  // By its card, since its name changes with the first click.
  const card = page.getByRole('main').getByRole('article').first()
  const heart = card.getByRole('button', { name: /избранно/ })
  await heart.dblclick()
  expect(marks).toEqual([])
  state.release()
  await expect.poll(() => marks).toEqual(['add'])
  await heart.click()
  mark.release()
  await expect(getVisible(page.getByRole('link', { name: /Избранное/ }))).toContainText('1')
  expect(marks).toEqual(['add'])
})

/** Holds the responses of a call until they are released. */
function holdResponse(page: Page, pattern: string): { release: () => void } {
  let release = () => {}
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  void page.route(pattern, async (route) => {
    await free
    await route.continue()
  })
  return { release: () => release() }
}
