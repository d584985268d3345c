import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FavouriteMenu } from './favourite-menu.tsx'

const meta = {
  title: 'Товар/FavouriteMenu',
  component: FavouriteMenu,
  args: {
    message: 'Сохранено в избранное',
    actions: [
      { text: 'Добавить в список', onSelect: fn() },
      { text: 'Удалить из списка', onSelect: fn() },
    ],
    durationMs: 3_000,
    onClose: fn(),
  },
  render: (args) => (
    <div className="relative ml-60 h-50 w-10">
      <FavouriteMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof FavouriteMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = { args: { durationMs: 600_000 } }

/** The menu stays inside the viewport at the left edge. */
export const AtTheEdge: Story = {
  name: 'У края экрана',
  tags: ['favorites.menu'],
  args: { durationMs: 600_000 },
  render: (args) => (
    <div className="relative h-50 w-10">
      <FavouriteMenu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.getByText('Сохранено в избранное').parentElement
    await expect(menu?.getBoundingClientRect().left).toBeGreaterThanOrEqual(8)
  },
}

/** The menu closes by itself, but not while it has the focus. */
export const ClosesByItself: Story = {
  name: 'Меню закрывается само',
  tags: ['favorites.menu'],
  args: { durationMs: 150 },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Добавить в список' })).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.actions[0]?.onSelect).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
