import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronRight, Heart, Share2, X } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../../media/icon/icon.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Действия/IconButton',
  component: IconButton,
  args: { label: 'Закрыть', children: <Icon iconNode={X} />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <IconButton label="Закрыть">
        <Icon iconNode={X} />
      </IconButton>
      <IconButton label="Дальше" kind="sand">
        <Icon iconNode={ChevronRight} />
      </IconButton>
      <IconButton label="В избранное" kind="outline" size={56}>
        <Icon iconNode={Heart} />
      </IconButton>
      <IconButton label="Закрыть, нельзя" disabled>
        <Icon iconNode={X} />
      </IconButton>
    </div>
  ),
}

export const OnPicture: Story = {
  render: () => (
    <div data-theme="light" className="flex gap-4 rounded-large bg-sand p-8">
      <IconButton label="Поделиться" kind="white">
        <Icon iconNode={Share2} />
      </IconButton>
      <IconButton label="В избранное" kind="bare" pressed={false}>
        <Icon iconNode={Heart} />
      </IconButton>
      <IconButton label="В избранном" kind="bare" pressed>
        <Icon iconNode={Heart} filled />
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
