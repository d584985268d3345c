import type { Meta, StoryObj } from '@storybook/react-vite'
import { Store } from 'lucide'
import { expect, screen, userEvent } from 'storybook/test'
import { Kbd } from '../../actions/kbd/kbd.tsx'
import { BrandMark } from '../../brand/brand-mark/brand-mark.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { RetailBar } from './retail-bar.tsx'
import { RetailLayout } from './retail-layout.tsx'
import { RetailShortcuts } from './retail-shortcuts.tsx'

const meta = {
  title: 'Каркас/RetailLayout',
  component: RetailLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'К содержанию',
    bar: (
      <RetailBar
        logo={
          <a href="/retail-lk/" aria-label="Светлица, кабинет магазина" className="text-accent">
            <BrandMark name="Светлица" size="phone" />
          </a>
        }
        label="Кабинет магазина"
        tabs={[
          { href: '/retail-lk/orders/', text: 'Заказы', current: true, count: 14 },
          { href: '/retail-lk/price/', text: 'Ценники' },
          { href: '/retail-lk/staff/', text: 'Персонал' },
          { href: '/stock/check_waybill/', text: 'Накладные' },
        ]}
        more={{ label: 'Ещё', tabs: [{ href: '/retail-lk/log/', text: 'Журнал' }] }}
        account={
          <>
            <Icon iconNode={Store} size="line" />
            <span className="max-lg:sr-only">Варшавское ш., 97</span>
          </>
        }
      />
    ),
    shortcuts: (
      <RetailShortcuts label="Клавиши">
        <li>
          <Kbd>/</Kbd> поиск
        </li>
        <li>
          <Kbd>Enter</Kbd> открыть
        </li>
      </RetailShortcuts>
    ),
    children: <h1 className="text-h2">Заказы</h1>,
  },
} satisfies Meta<typeof RetailLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The staff bar, no shop header and no shop footer. */
export const StaffApp: Story = {
  name: 'Кабинет сотрудников',
  tags: ['layout.retail'],
  parameters: {
    proof: { name: '[layout.retail] the staff bar, no shop header and no shop footer' },
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: /Заказы/ })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#main',
      '/retail-lk/',
      '/retail-lk/orders/',
      '/retail-lk/price/',
      '/retail-lk/staff/',
      '/stock/check_waybill/',
    ])
    // The bar of 56 px, the line of tabs of 40 px and the border.
    await expect(canvas.getByRole('banner').offsetHeight).toBe(97)
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}

export const RarerTabs: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ещё' }).focus()
    await userEvent.keyboard('{Enter}')
    const link = await screen.findByRole('link', { name: 'Журнал' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
