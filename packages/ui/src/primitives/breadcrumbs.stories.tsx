import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Primitives/Breadcrumbs',
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
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText('Диван «Полдень»')).toHaveAttribute('aria-current', 'page')
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAttribute('href', '/catalog/divany/')
  },
}
