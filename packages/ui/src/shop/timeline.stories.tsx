import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusChip } from './status-chip.tsx'
import { Timeline } from './timeline.tsx'

const meta = {
  title: 'Shop/Timeline',
  component: Timeline,
  args: {
    label: 'Путь заказа',
    doneWord: 'готово',
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

export const OnTheWay: Story = {
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
      <StatusChip state="new">Новый</StatusChip>{' '}
      <StatusChip state="picking">Комплектуется</StatusChip>{' '}
      <StatusChip state="ready">Готов к выдаче</StatusChip>{' '}
      <StatusChip state="shipped">Передан в доставку</StatusChip>{' '}
      <StatusChip state="closed">Закрыт</StatusChip>{' '}
      <StatusChip state="cancelled">Отменён</StatusChip>
    </p>
  ),
}
