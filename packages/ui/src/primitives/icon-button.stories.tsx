import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronRight, Heart, Share2, X } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Закрыть', children: <Icon of={X} />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <IconButton label="Закрыть">
        <Icon of={X} />
      </IconButton>
      <IconButton label="Дальше" kind="sand">
        <Icon of={ChevronRight} />
      </IconButton>
      <IconButton label="В избранное" kind="outline" size={56}>
        <Icon of={Heart} />
      </IconButton>
      <IconButton label="Закрыть, нельзя" disabled>
        <Icon of={X} />
      </IconButton>
    </div>
  ),
}

export const OnPicture: Story = {
  render: () => (
    <div data-theme="light" className="flex gap-4 rounded-large bg-sand p-8">
      <IconButton label="Поделиться" kind="white">
        <Icon of={Share2} />
      </IconButton>
      <IconButton label="В избранное" kind="bare" pressed={false}>
        <Icon of={Heart} />
      </IconButton>
      <IconButton label="В избранном" kind="bare" pressed>
        <Icon of={Heart} filled />
      </IconButton>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'В избранном' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
