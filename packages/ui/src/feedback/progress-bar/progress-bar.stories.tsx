import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Сообщения/ProgressBar',
  component: ProgressBar,
  args: { label: 'Отправлено фото', value: 0.6 },
  decorators: [(Story) => <div className="max-w-login">{Story()}</div>],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Thick: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Отправлено фото' })).toHaveValue(0.6)
  },
}

export const Forest: Story = {
  args: { tone: 'forest', label: 'До следующего уровня', value: 0.82 },
}

export const Thin: Story = { args: { size: 'thin', label: 'Загрузка страницы' } }

export const Nothing: Story = { args: { value: 0 } }

export const Done: Story = { args: { value: 1 } }
