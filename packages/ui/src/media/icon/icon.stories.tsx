import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, Store, Truck } from 'lucide'
import { expect } from 'storybook/test'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Картинки и значки/Icon',
  component: Icon,
  args: { iconNode: Truck },
  argTypes: { iconNode: { control: false } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-6">
      <Icon iconNode={Truck} size="line" />
      <Icon iconNode={Truck} size="button" />
      <Icon iconNode={Truck} size="bar" />
    </div>
  ),
}

export const InAColour: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-small text-forest">
      <Icon iconNode={Store} size="line" /> Заберите сегодня
    </p>
  ),
}

export const Filled: Story = {
  render: () => (
    <span className="text-accent">
      <Icon iconNode={Heart} size="bar" filled label="В избранном" />
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'В избранном' })).toBeVisible()
  },
}
