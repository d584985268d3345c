import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { replaceBrokenPictures } from '../src/media/picture/replace-broken-pictures.ts'
import { checkDarkTheme } from './check-dark-theme.ts'
import { DocsPage } from './docs-page.tsx'
import './preview.css'

// A busy machine needs far more than the default second to open a window.
configure({ asyncUtilTimeout: 30_000 })

replaceBrokenPictures(document)

const withTheme: Decorator = (Story, { globals, parameters }) => {
  const { theme } = globals
  document.documentElement.dataset.theme = theme
  document.documentElement.lang = 'ru'
  if (parameters.layout === 'fullscreen') return <Story />
  return (
    <div className="bg-paper p-6 text-body text-ink">
      <Story />
    </div>
  )
}

const preview: Preview = {
  decorators: [withTheme],
  afterEach: checkDarkTheme,
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Тема',
      toolbar: {
        title: 'Тема',
        dynamicTitle: true,
        items: [
          { value: 'light', icon: 'sun', title: 'Светлая' },
          { value: 'dark', icon: 'moon', title: 'Тёмная' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          'Введение',
          'Основы',
          [
            'Токены',
            'Цвет',
            'Шрифт',
            'Отступы и сетка',
            'Форма',
            'Движение',
            'Значки',
            'Тон',
            'Числа и деньги',
            'Доступность',
          ],
          'Действия',
          'Формы',
          'Сообщения',
          'Окна',
          'Навигация',
          'Данные',
          'Картинки и значки',
          'Каркас',
          'Бренд',
          'Товар',
          'Каталог',
          'Корзина',
          'Заказ',
          'Бонусы',
          'Отзывы',
          'Акции',
          'Содержимое',
          'Магазины',
          'Проект',
          'Ценники',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Телефон 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Планшет 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Стол 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}

export default preview
