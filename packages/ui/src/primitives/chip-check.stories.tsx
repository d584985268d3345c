import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ChipCheck } from './chip-check.tsx'

const meta = {
  title: 'Primitives/ChipCheck',
  component: ChipCheck,
  args: { label: 'Два места' },
} satisfies Meta<typeof ChipCheck>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const Row: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <ChipCheck label="Одно место" />
      <ChipCheck label="Два места" defaultChecked />
      <ChipCheck label="Три места" />
      <ChipCheck label="Восемь мест" disabled />
    </div>
  ),
}

export const Keyboard: Story = {
  name: '[filters.types] a button filter is a box to tick',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Два места' })).toBeChecked()
  },
}
