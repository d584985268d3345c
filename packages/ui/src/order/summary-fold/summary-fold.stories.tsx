import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SummaryFold } from './summary-fold.tsx'

const meta = {
  title: 'Заказ/SummaryFold',
  component: SummaryFold,
  args: {
    total: '64 990 ₽',
    labels: { show: 'Показать состав заказа', hide: 'Свернуть состав заказа' },
    children: <p className="p-4">Диван «Тишина», 1 шт.</p>,
  },
} satisfies Meta<typeof SummaryFold>

export default meta
type Story = StoryObj<typeof meta>

export const OnPhone: Story = {
  name: 'on a phone the sums fold under their total',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const head = canvas.queryByRole('button', { name: /Показать состав заказа/ })
    if (!head) return
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(head)
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Диван «Тишина», 1 шт.')).toBeVisible()
  },
}
