import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Навигация/Pagination',
  component: Pagination,
  args: {
    page: 5,
    pageCount: 12,
    getHref: (page) => (page === 1 ? '/catalog/divany/' : `/catalog/divany/?page=${page}`),
    labels: { label: 'Страницы', previous: 'Предыдущая', next: 'Следующая' },
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('5')
    await expect(canvas.getByRole('link', { name: 'Следующая' })).toHaveAttribute(
      'href',
      '/catalog/divany/?page=6',
    )
  },
}

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Предыдущая' })).toBeNull()
  },
}

export const Last: Story = { args: { page: 12 } }

export const Few: Story = { args: { page: 2, pageCount: 3 } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
