import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioCards } from './radio-cards.tsx'

const deliveryMethods = [
  { value: 'courier', title: 'Курьером', note: 'с 24 ноября', aside: '990 ₽' },
  { value: 'pickup', title: 'Самовывоз', note: 'сегодня, 4 магазина', aside: '0 ₽' },
  { value: 'later', title: 'Дата позже', note: 'назначите в кабинете' },
]

const meta = {
  title: 'Формы/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Доставка',
    name: 'delivery',
    options: deliveryMethods,
    value: 'courier',
    onChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-wide">{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const choose = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return <RadioCards {...args} value={value} onChange={choose} />
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const DeliveryMethods: Story = {}

export const NothingChosen: Story = { args: { value: null } }

export const Sizes: Story = {
  args: {
    legend: 'Размер',
    name: 'size',
    chosen: 'ink',
    value: 'three',
    options: [
      { value: 'two', title: 'Двухместный', note: '174 × 96 × 82 см' },
      { value: 'three', title: 'Трёхместный', note: '228 × 96 × 82 см' },
      { value: 'big', title: 'Большой', note: 'нет в этой ткани', disabled: true },
    ],
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Курьером/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('pickup')
    await expect(canvas.getByRole('radio', { name: /Самовывоз/ })).toBeChecked()
  },
}
