import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Сообщения/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4 text-accent">
      <Spinner size="line" />
      <Spinner size="button" />
      <Spinner size="bar" />
    </div>
  ),
}

export const Named: Story = {
  args: { size: 'bar', label: 'Загружаем заказы' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Загружаем заказы' })).toBeVisible()
  },
}
