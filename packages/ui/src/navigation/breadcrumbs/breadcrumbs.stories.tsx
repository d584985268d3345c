import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
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

export const OnDesktop: Story = {
  name: '[crumbs.desktop] links to the ancestors, the current page is not a link',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText('Диван «Полдень»')).toHaveAttribute('aria-current', 'page')
  },
}

export const OnPhone: Story = {
  name: '[crumbs.mobile] a single back link to the parent',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAttribute('href', '/catalog/divany/')
  },
}

export const OnAFurtherPage: Story = {
  name: '[crumbs.desktop] from the second page of a list on, the section is a link with a trailing slash',
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
