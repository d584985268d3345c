import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { BrandMark } from '../../brand/brand-mark/brand-mark.tsx'
import { RetailBar } from '../retail-layout/retail-bar.tsx'
import { ToolsLayout } from './tools-layout.tsx'

const meta = {
  title: 'Каркас/ToolsLayout',
  component: ToolsLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'К содержанию',
    bar: (
      <RetailBar
        logo={
          <a href="/" aria-label="Светлица" className="text-accent">
            <BrandMark name="Светлица" size="phone" />
          </a>
        }
        label="Баннеры"
        tabs={[
          { href: '/vue-tools/newBanner/', text: 'Главная страница', current: true },
          { href: '/vue-tools/saleBanner/', text: 'Распродажа' },
        ]}
        account={<a href="/retail-lk/orders/">Заказы</a>}
      />
    ),
    actions: <Button size={40}>Сохранить</Button>,
    children: <h1 className="px-4 py-3 text-h3">Сцены главной страницы</h1>,
  },
} satisfies Meta<typeof ToolsLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The bar of the tools, buttons in sight, no shop header and no shop footer. */
export const Tools: Story = {
  name: 'Инструменты',
  tags: ['layout.tools'],
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Главная страница' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    const save = canvas.getByRole('button', { name: 'Сохранить' })
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}
