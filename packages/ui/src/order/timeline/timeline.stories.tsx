import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderStatusBadge } from '../order-status-badge/order-status-badge.tsx'
import { Timeline } from './timeline.tsx'

const meta = {
  title: 'Заказ/Timeline',
  component: Timeline,
  args: {
    label: 'Путь заказа',
    doneLabel: 'готово',
    steps: [
      { id: 'new', label: 'Новый', when: '20 ноября, 14:02', state: 'done' },
      { id: 'confirmed', label: 'Подтверждён', when: '20 ноября, 14:40', state: 'done' },
      { id: 'picking', label: 'Комплектуется', when: 'на складе в Подольске', state: 'current' },
      { id: 'shipped', label: 'Доставляется', when: '24 ноября, 12–16', state: 'next' },
      { id: 'delivered', label: 'Вручён', when: 'сборка 25 ноября', state: 'next' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const InProgress: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Путь заказа' }).children).toHaveLength(5)
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent(
      'Комплектуется',
    )
  },
}

export const PickUp: Story = {
  args: {
    steps: [
      { id: 'new', label: 'Новый', when: '11 ноября', state: 'done' },
      { id: 'ready', label: 'Готов к выдаче', when: 'хранится до 27 ноября', state: 'current' },
      { id: 'closed', label: 'Получен', state: 'next' },
    ],
  },
}

export const Statuses: Story = {
  render: () => (
    <p>
      <OrderStatusBadge state="new">Новый</OrderStatusBadge>{' '}
      <OrderStatusBadge state="picking">Комплектуется</OrderStatusBadge>{' '}
      <OrderStatusBadge state="ready">Готов к выдаче</OrderStatusBadge>{' '}
      <OrderStatusBadge state="shipped">Передан в доставку</OrderStatusBadge>{' '}
      <OrderStatusBadge state="closed">Закрыт</OrderStatusBadge>{' '}
      <OrderStatusBadge state="cancelled">Отменён</OrderStatusBadge>
    </p>
  ),
}
