import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ColourCheckbox } from './colour-checkbox.tsx'

const meta = {
  title: 'Формы/ColourCheckbox',
  component: ColourCheckbox,
  args: { label: 'Терракотовый', colour: 'sienna' },
} satisfies Meta<typeof ColourCheckbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const Row: Story = {
  render: () => (
    <div className="flex gap-1">
      <ColourCheckbox label="Бежевый" colour="tan" />
      <ColourCheckbox label="Терракотовый" colour="sienna" defaultChecked />
      <ColourCheckbox label="Белый" colour="white" />
      <ColourCheckbox label="Зелёный, нет в наличии" colour="seagreen" disabled />
      <ColourCheckbox label="Прозрачный" />
    </div>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Терракотовый' })).toBeChecked()
  },
}
