import type { Meta, StoryObj } from '@storybook/react-vite'
import { Store } from 'lucide'
import { expect } from 'storybook/test'
import { Mark } from '../mark/mark.tsx'
import { Icon } from '../primitives/icon.tsx'
import { KeyCap } from '../primitives/key-cap.tsx'
import { RetailBar } from './retail-bar.tsx'
import { RetailKeys } from './retail-keys.tsx'
import { RetailLayout } from './retail-layout.tsx'

const meta = {
  title: 'Chrome/RetailLayout',
  component: RetailLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    skip: 'К содержанию',
    bar: (
      <RetailBar
        logo={
          <a href="/retail-lk/" aria-label="Светлица, кабинет магазина" className="text-accent">
            <Mark size="phone" />
          </a>
        }
        label="Кабинет магазина"
        tabs={[
          { href: '/retail-lk/orders/', text: 'Заказы', current: true, count: 14 },
          { href: '/retail-lk/price/', text: 'Ценники' },
          { href: '/retail-lk/staff/', text: 'Персонал' },
          { href: '/stock/check_waybill/', text: 'Накладные' },
        ]}
        account={
          <>
            <Icon of={Store} size="line" />
            <span className="max-lg:sr-only">Варшавское ш., 97</span>
          </>
        }
      />
    ),
    keys: (
      <RetailKeys label="Клавиши">
        <li>
          <KeyCap>/</KeyCap> поиск
        </li>
        <li>
          <KeyCap>Enter</KeyCap> открыть
        </li>
      </RetailKeys>
    ),
    children: <h1 className="text-h2">Заказы</h1>,
  },
} satisfies Meta<typeof RetailLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Cabinet: Story = {
  name: '[layout.retail] the staff bar, no shop header and no shop footer',
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
    await expect(canvas.getByRole('banner').offsetHeight).toBe(57)
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}
