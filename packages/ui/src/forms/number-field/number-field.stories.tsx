import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Формы/NumberField',
  component: NumberField,
  args: { label: 'Сумма товаров', value: 12_990, bounds: [0, 9_999_999], onChange: () => {} },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <NumberField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const Empty: Story = { args: { value: 0, showsZero: false } }

export const AsWritten: Story = {
  name: 'Как пишут люди',
  tags: ['filter.numbers'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Сумма товаров' })
    for (const [typed, left] of [
      ['12990,50', '12\u00a0991'],
      ['12.990', '12\u00a0990'],
      ['1 500', '1\u00a0500'],
      ['99999999', '9\u00a0999\u00a0999'],
      ['абв', '0'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.tab()
      await expect(field).toHaveValue(left)
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(typed)
      await userEvent.tab()
      await expect(field).toHaveValue(left)
    }
  },
}
