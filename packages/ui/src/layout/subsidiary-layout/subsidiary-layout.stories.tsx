import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, House, Images, Wallet } from 'lucide'
import { expect } from 'storybook/test'
import { Logo } from '../../brand/logo/logo.tsx'
import { SubsidiaryBar } from './subsidiary-bar.tsx'
import { SubsidiaryLayout } from './subsidiary-layout.tsx'

const meta = {
  title: 'Каркас/SubsidiaryLayout',
  component: SubsidiaryLayout,
  parameters: { layout: 'fullscreen' },
  args: { skipLabel: 'К содержанию', children: <h1 className="text-h1">20 ноября</h1> },
} satisfies Meta<typeof SubsidiaryLayout>

export default meta
type Story = StoryObj<typeof meta>

const bar = (
  <SubsidiaryBar
    label="Кабинет сборщика"
    tabs={[
      { href: '/assembler/', text: 'Сегодня', iconNode: House, current: true },
      { href: '/assembler/schedule/', text: 'График', iconNode: CalendarDays, current: false },
      { href: '/assembler/gallery/', text: 'Галерея', iconNode: Images, current: false },
      { href: '/assembler/balance/', text: 'Баланс', iconNode: Wallet, current: false },
    ]}
  />
)

/** The cabinet has its own bar, no header and no footer of the shop. */
export const Cabinet: Story = {
  name: 'Кабинет',
  tags: ['layout.subsidiary'],
  args: { bar },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Сегодня' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('main')).toHaveLength(1)
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}

export const CabinetOnPhone: Story = {
  args: { bar },
  globals: { viewport: { value: 'phone' } },
}

/** A page by itself has the logo only. */
export const PageByItself: Story = {
  name: 'Отдельная страница',
  tags: ['layout.subsidiary'],
  args: { logo: <Logo name="Светлица" href="/" label="Светлица, на главную" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}
