import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SampleFooter } from '../../fixtures/sample-footer.tsx'
import { SampleHeader } from '../../fixtures/sample-header.tsx'
import { SampleMobileBar } from '../../fixtures/sample-mobile-bar.tsx'
import { DefaultLayout } from './default-layout.tsx'

const meta = {
  title: 'Каркас/DefaultLayout',
  component: DefaultLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'К содержанию',
    header: <SampleHeader />,
    footer: <SampleFooter />,
    bar: <SampleMobileBar />,
    children: (
      <div className="page-width py-12">
        <h1 className="text-h1">Оплата и доставка</h1>
        <p className="mt-4 max-w-text text-lead">
          Привезём в удобные четыре часа и поднимем на этаж.
        </p>
      </div>
    ),
  },
} satisfies Meta<typeof DefaultLayout>

export default meta
type Story = StoryObj<typeof meta>

/** Header, menus, footer. */
export const Desktop: Story = {
  name: 'На большом экране',
  tags: ['layout.default'],
  parameters: { proof: { name: '[layout.default] header, menus, footer' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Каталог', expanded: false })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Разделы' })).toBeVisible()
    await expect(canvas.getAllByRole('main')).toHaveLength(1)
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

/** On the phone the bottom bar is fixed below the page. */
export const Phone: Story = {
  name: 'На телефоне',
  tags: ['layout.default'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Быстрые переходы', hidden: true })
    await expect(bar.querySelectorAll('a')).toHaveLength(5)
    await expect(bar.querySelector('[aria-current="page"]')).toHaveTextContent('Главная')
  },
}

export const Skip: Story = {
  name: 'The first Tab focuses the skip link',
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'К содержанию' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await expect(canvas.getByRole('main').id).toBe('main')
  },
}
