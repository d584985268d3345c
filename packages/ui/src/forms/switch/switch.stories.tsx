import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Формы/Switch',
  component: Switch,
  args: { label: 'Есть в магазинах' },
  decorators: [(Story) => <div className="max-w-login">{Story()}</div>],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Service: Story = {
  args: {
    label: 'Собрать мебель',
    note: 'Мастер приедет 25 ноября, 10:00–13:00',
    after: '11 636 ₽',
    defaultChecked: true,
  },
}

export const InAFilter: Story = { args: { note: 'Забрать сегодня — 38', switchPosition: 'end' } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Есть в магазинах' })).toBeChecked()
  },
}
