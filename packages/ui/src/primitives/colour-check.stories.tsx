import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ColourCheck } from './colour-check.tsx'

const meta = {
  title: 'Primitives/ColourCheck',
  component: ColourCheck,
  args: { label: 'Терракотовый', colour: 'sienna' },
} satisfies Meta<typeof ColourCheck>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const Row: Story = {
  render: () => (
    <div className="flex gap-1">
      <ColourCheck label="Бежевый" colour="tan" />
      <ColourCheck label="Терракотовый" colour="sienna" defaultChecked />
      <ColourCheck label="Белый" colour="white" />
      <ColourCheck label="Зелёный, нет в наличии" colour="seagreen" disabled />
      <ColourCheck label="Прозрачный" />
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
