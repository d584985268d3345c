import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Навигация/Tabs',
  component: Tabs,
  args: {
    label: 'Разделы кабинета',
    value: 'orders',
    tabs: [
      { value: 'orders', label: 'Заказы', count: 14 },
      { value: 'tags', label: 'Ценники' },
      { value: 'staff', label: 'Персонал' },
      { value: 'waybills', label: 'Накладные' },
    ],
    onChange: fn(),
    children: null,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const choose = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return (
      <Tabs {...args} value={value} onChange={choose}>
        <p>Раздел: {args.tabs.find((tab) => tab.value === value)?.label}</p>
      </Tabs>
    )
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('tags')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Раздел: Ценники')
  },
}
