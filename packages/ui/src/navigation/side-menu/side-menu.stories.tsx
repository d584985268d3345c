import type { Meta, StoryObj } from '@storybook/react-vite'
import { Armchair, LogOut, Package, Star, Wallet } from 'lucide'
import { expect, fn } from 'storybook/test'
import { Icon } from '../../media/icon/icon.tsx'
import { SideMenu, SideMenuButton } from './side-menu.tsx'

const items = [
  { text: 'Заказы', href: '#orders', icon: <Icon iconNode={Package} />, isCurrent: true },
  { text: 'Бонусы', href: '#bonus', icon: <Icon iconNode={Wallet} /> },
  { text: 'Мои товары', href: '#goods', icon: <Icon iconNode={Armchair} /> },
  { text: 'Отзывы', href: '#reviews', icon: <Icon iconNode={Star} /> },
]
const onClick = fn()

const meta = {
  title: 'Навигация/SideMenu',
  component: SideMenu,
  args: {
    label: 'Личный кабинет',
    items,
    last: (
      <SideMenuButton icon={<Icon iconNode={LogOut} />} onClick={onClick}>
        Выйти
      </SideMenuButton>
    ),
  },
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

/** The current part is marked; the last entry is a button. */
export const Column: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Заказы' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

/** The first page of a cabinet on the phone: every part in a line of its own. */
export const PhoneList: Story = {
  args: {
    phone: 'list',
    last: (
      <SideMenuButton phone="list" icon={<Icon iconNode={LogOut} />} onClick={onClick}>
        Выйти
      </SideMenuButton>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
}

/** The line of the other pages on the phone: it starts with the current part in view. */
export const PhoneStrip: Story = {
  args: {
    items: items.map((item) => ({ ...item, isCurrent: item.href === '#reviews' })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('list').getBoundingClientRect()
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(current.left).toBeGreaterThanOrEqual(line.left)
    await expect(current.right).toBeLessThanOrEqual(line.right)
  },
}
