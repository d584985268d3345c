import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Badge } from '../../feedback/badge/badge.tsx'
import { Table, type TableColumn } from './table.tsx'

type Order = {
  number: string
  client: string
  content: string
  sum: string
  state: 'new' | 'work' | 'ready' | 'closed'
}

const stateName = {
  new: 'Новый',
  work: 'Комплектуется',
  ready: 'Готов к выдаче',
  closed: 'Закрыт',
} as const

const orders: Order[] = [
  {
    number: '204511',
    client: 'Берестова Ольга',
    content: 'Диван «Полдень» + 2',
    sum: '150 423',
    state: 'work',
  },
  {
    number: '204508',
    client: 'Каримов Тимур',
    content: 'Диван угловой «Берег» с оттоманкой',
    sum: '98 900',
    state: 'new',
  },
  {
    number: '204502',
    client: 'ООО «Лесной двор»',
    content: 'Стул «Рябина»',
    sum: '1 284 500',
    state: 'ready',
  },
  {
    number: '204497',
    client: 'Александрова-Вознесенская Екатерина',
    content: 'Столик «Капля»',
    sum: '14 990',
    state: 'closed',
  },
]

const columns: TableColumn<Order>[] = [
  {
    key: 'number',
    title: 'Заказ',
    render: (order) => <b className="font-semibold">{order.number}</b>,
  },
  { key: 'client', title: 'Клиент', render: (order) => order.client },
  { key: 'content', title: 'Состав', render: (order) => order.content },
  { key: 'sum', title: 'Сумма, ₽', align: 'right', render: (order) => order.sum },
  {
    key: 'state',
    title: 'Статус',
    render: (order) => <Badge tone={order.state}>{stateName[order.state]}</Badge>,
  },
]

const meta = {
  title: 'Данные/Table',
  component: Table<Order>,
  args: {
    caption: 'Заказы магазина',
    columns,
    rows: orders,
    rowKey: (order) => order.number,
    onRowPress: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Table<Order>>

export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = {
  args: {
    rowState: (order) =>
      order.number === '204508' ? 'focused' : order.number === '204511' ? 'chosen' : 'idle',
  },
}

export const Empty: Story = { args: { rows: [] } }

export const Pressing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Каримов Тимур'))
    await expect(args.onRowPress).toHaveBeenCalledWith(orders[1])
  },
}

export const Keyboard: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Заказы магазина' })
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(box).toHaveFocus()
  },
}
