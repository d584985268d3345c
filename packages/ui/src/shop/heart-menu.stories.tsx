import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { HeartMenu } from './heart-menu.tsx'

const meta = {
  title: 'Shop/HeartMenu',
  component: HeartMenu,
  args: {
    message: 'Сохранено в избранное',
    actions: [
      { text: 'Добавить в список', onAct: fn() },
      { text: 'Удалить из списка', onAct: fn() },
    ],
    shownMs: 3_000,
    onClose: fn(),
  },
  render: (args) => (
    <div className="relative ml-60 h-50 w-10">
      <HeartMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof HeartMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = { args: { shownMs: 600_000 } }

export const AtTheEdge: Story = {
  name: '[favorites.menu] The menu stays in sight at the left edge',
  args: { shownMs: 600_000 },
  render: (args) => (
    <div className="relative h-50 w-10">
      <HeartMenu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.getByText('Сохранено в избранное').parentElement
    await expect(menu?.getBoundingClientRect().left).toBeGreaterThanOrEqual(8)
  },
}

export const Leaves: Story = {
  name: '[favorites.menu] The menu goes by itself, and waits while the focus is in it',
  args: { shownMs: 150 },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Добавить в список' })).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.actions[0]?.onAct).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
