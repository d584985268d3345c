import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin } from 'lucide'
import { expect } from 'storybook/test'
import { Logo } from '../../brand/logo/logo.tsx'
import { DemoNotice } from '../../feedback/demo-notice/demo-notice.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { ShortFooter } from './short-footer.tsx'
import { ShortHeader } from './short-header.tsx'
import { ShortLayout } from './short-layout.tsx'

const meta = {
  title: 'Каркас/ShortLayout',
  component: ShortLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'К содержанию',
    header: (
      <ShortHeader
        logo={<Logo name="Светлица" href="/" label="Светлица, на главную" />}
        city={
          <span className="inline-flex items-center gap-2">
            <Icon iconNode={MapPin} size="line" /> Москва
          </span>
        }
        phone={<a href="tel:88005552410">8 800 555-24-10</a>}
      />
    ),
    footer: (
      <ShortFooter
        text="© 2026 «Светлица»"
        links={[
          { href: '/privacy-policy/', text: 'Политика конфиденциальности' },
          { href: '/payment-and-delivery/', text: 'Оплата и доставка' },
        ]}
        demo={<DemoNotice text="Это демонстрация: заказы не исполняются." />}
      />
    ),
    children: (
      <div className="page-width">
        <h1 className="text-h1">Оформление заказа</h1>
      </div>
    ),
  },
} satisfies Meta<typeof ShortLayout>

export default meta
type Story = StoryObj<typeof meta>

/** A reduced header and footer, no menus, no bars. */
export const Reduced: Story = {
  name: 'Короткие шапка и подвал',
  tags: ['layout.short'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getAllByRole('main')).toHaveLength(1)
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}
