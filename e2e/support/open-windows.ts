import type { Locator, Page } from '@playwright/test'
import { getVisible } from './get-visible.ts'
import { sofa } from './order.ts'

interface OpenWindow {
  name: string
  /** Restricts the window to one kind of screen; default: both. */
  only?: 'desktop' | 'phone'
  /** Opens the window over the page and returns the element that must then be visible. */
  open: (page: Page) => Promise<Locator>
}

const window = (page: Page) => page.getByRole('dialog')

async function press(target: Locator, shown: Locator): Promise<Locator> {
  await getVisible(target).click()
  return shown
}

/** Windows that open over a page, by page (window.names). */
export const openWindows: Readonly<Record<string, readonly OpenWindow[]>> = {
  '/steps/': [
    {
      name: 'region',
      open: (page) =>
        press(
          page.getByRole('link', { name: /Выбрать город/ }),
          window(page).getByRole('link', { name: 'Казань' }),
        ),
    },
    {
      name: 'login',
      open: (page) =>
        press(page.getByRole('link', { name: 'Войти' }), window(page).getByLabel('Телефон')),
    },
    {
      name: 'login by password',
      open: async (page) => {
        await getVisible(page.getByRole('link', { name: 'Войти' })).click()
        await window(page).getByRole('button', { name: 'Войти по паролю' }).click()
        return window(page).getByLabel('Пароль', { exact: true })
      },
    },
    {
      name: 'phonePopup',
      only: 'desktop',
      open: (page) =>
        press(
          page.locator('a[data-window=phonePopup]'),
          window(page).getByRole('link', { name: /^\+7/ }).first(),
        ),
    },
    {
      name: 'catalogue menu',
      only: 'desktop',
      open: (page) =>
        press(
          page.getByRole('banner').getByRole('link', { name: 'Каталог' }),
          page.getByRole('navigation', { name: 'Разделы каталога' }),
        ),
    },
    {
      name: 'phone menu',
      only: 'phone',
      open: (page) =>
        press(
          page.getByRole('link', { name: 'Меню' }),
          window(page).getByText('Диваны', { exact: true }).first(),
        ),
    },
    {
      name: 'suggestions of the search',
      open: (page) =>
        press(
          page.getByRole('combobox', { name: 'Поиск по магазину' }),
          page.getByRole('listbox', { name: 'Подсказки поиска' }),
        ),
    },
  ],
  [sofa.section]: [
    {
      name: 'quick view',
      only: 'desktop',
      open: (page) =>
        press(
          page.getByRole('article').getByRole('button', { name: /^В корзину/ }),
          window(page).getByRole('link', { name: 'Подробнее' }),
        ),
    },
    {
      name: 'filters',
      only: 'phone',
      open: (page) =>
        press(
          page.getByRole('link', { name: /^Фильтры/ }),
          window(page).getByRole('button', { name: /^Показать/ }),
        ),
    },
  ],
  [sofa.path]: [
    {
      name: 'minishare',
      open: (page) =>
        press(
          page.getByRole('link', { name: 'Поделиться' }),
          window(page).getByRole('button', { name: 'Скопировать ссылку' }),
        ),
    },
    {
      name: 'findCheaper',
      open: (page) =>
        press(
          page.getByRole('button', { name: 'Нашли дешевле?' }),
          window(page).getByLabel('Ссылка на товар в другом магазине'),
        ),
    },
    {
      name: 'productQuestion',
      open: (page) =>
        press(
          page.getByRole('button', { name: 'Задать вопрос' }),
          window(page).getByLabel('Вопрос'),
        ),
    },
    {
      name: 'check of lift, door and niche',
      open: (page) =>
        press(
          page.getByRole('button', { name: 'Проверить лифт, дверь и нишу' }),
          page.getByRole('heading', { name: 'Пройдёт ли к вам' }),
        ),
    },
    {
      name: 'addedBasket',
      open: (page) =>
        press(
          page.getByRole('button', { name: 'В корзину', exact: true }),
          page.getByRole('dialog', { name: 'В корзине' }),
        ),
    },
  ],
}
