import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ChipCheckbox } from './chip-checkbox.tsx'

const meta = {
  title: 'Формы/ChipCheckbox',
  component: ChipCheckbox,
  args: { label: 'Два места' },
} satisfies Meta<typeof ChipCheckbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const Row: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <ChipCheckbox label="Одно место" />
      <ChipCheckbox label="Два места" defaultChecked />
      <ChipCheckbox label="Три места" />
      <ChipCheckbox label="Восемь мест" disabled />
    </div>
  ),
}

/** A button filter is a checkbox. */
export const Keyboard: Story = {
  name: 'С клавиатуры',
  tags: ['filters.types'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Два места' })).toBeChecked()
  },
}
