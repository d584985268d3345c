import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Сообщения/Badge',
  component: Badge,
  args: { tone: 'sale', children: '−23 %' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Sale: Story = {}

export const OnPicture: Story = {
  render: () => (
    <div className="flex gap-2">
      <Badge tone="sale">−23 %</Badge>
      <Badge tone="hit">Хит</Badge>
      <Badge tone="plain">Новинка</Badge>
      <Badge tone="plain">Нет в наличии</Badge>
    </div>
  ),
}

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="new">Новый</Badge>
      <Badge tone="work">Комплектуется</Badge>
      <Badge tone="ready">Готов к выдаче</Badge>
      <Badge tone="closed">Закрыт</Badge>
    </div>
  ),
}
