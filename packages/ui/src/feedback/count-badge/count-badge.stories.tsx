import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountBadge } from './count-badge.tsx'

const meta = {
  title: 'Сообщения/CountBadge',
  component: CountBadge,
  args: { count: 4, label: 'товара в корзине' },
} satisfies Meta<typeof CountBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {}

export const Many: Story = {
  args: { count: 1284 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/99\+/)).toBeVisible()
  },
}

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/товара/)).toBeNull()
  },
}
