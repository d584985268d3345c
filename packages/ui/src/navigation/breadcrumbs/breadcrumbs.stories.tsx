import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Навигация/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Вы здесь',
    trail: [
      { label: 'Главная', href: '/' },
      { label: 'Мягкая мебель', href: '/catalog/myagkaya-mebel/' },
      { label: 'Диваны', href: '/catalog/divany/' },
    ],
    current: 'Диван «Полдень»',
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

/** Links to the ancestors, the current page is not a link. */
export const OnDesktop: Story = {
  name: 'На большом экране',
  tags: ['crumbs.desktop'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText('Диван «Полдень»')).toHaveAttribute('aria-current', 'page')
  },
}

/** A single back link to the parent. */
export const OnPhone: Story = {
  name: 'На телефоне',
  tags: ['crumbs.mobile'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAttribute('href', '/catalog/divany/')
  },
}

/** From the second page of a list on, the section is a link with a trailing slash. */
export const OnAFurtherPage: Story = {
  name: 'На второй странице списка',
  tags: ['crumbs.desktop'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    trail: [
      { label: 'Главная', href: '/' },
      { label: 'Диваны', href: '/catalog/divany/' },
    ],
    current: 'Страница 2',
  },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('link', { name: 'Диваны' })
    await expect(section).toHaveAttribute('href', '/catalog/divany/')
  },
}
