import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Формы/TextArea',
  component: TextArea,
  args: { label: 'Комментарий курьеру', placeholder: 'Домофон, шлагбаум, где встать' },
  decorators: [(Story) => <div className="max-w-text">{Story()}</div>],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  args: { defaultValue: 'Позвонить за час, въезд со двора.\nПроверить цвет по образцу № 14.' },
}

export const Wrong: Story = { args: { error: 'Заполните это поле!' } }

export const Disabled: Story = { args: { disabled: true } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('Первая{Enter}вторая')
    await expect(canvas.getByLabelText('Комментарий курьеру')).toHaveValue('Первая\nвторая')
  },
}
