import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ColourField } from './colour-field.tsx'

const meta = {
  title: 'Формы/ColourField',
  component: ColourField,
  args: {
    label: 'Цвет в светлой теме',
    pickLabel: 'Выбрать цвет',
    hint: 'Контраст 5.6, нужно не меньше 4.5',
    value: '',
    onChange: () => {},
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <ColourField {...args} value={value} onChange={setValue} />
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof ColourField>

export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  name: 'What is typed is the colour of the palette',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Цвет в светлой теме' })
    await userEvent.type(field, '#1D4ED8')
    await expect(field).toHaveValue('#1d4ed8')
    await expect(canvas.getByLabelText('Выбрать цвет')).toHaveValue('#1d4ed8')
  },
}

export const Unreadable: Story = {
  name: 'A colour that cannot be read',
  args: { error: 'Контраст 1.2: не прочитать. Нужно не меньше 4.5' },
}
