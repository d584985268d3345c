import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { headerLabels } from '../../fixtures/navigation-labels.ts'
import { SampleHeader } from '../../fixtures/sample-header.tsx'
import { Header } from './header.tsx'
import { HeaderLinks } from './header-links.tsx'

const meta = {
  title: 'Каркас/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { utility: null, children: null },
  render: () => <SampleHeader />,
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}

export const Customer: Story = {
  render: () => <SampleHeader favourites={0} basket={128} account="Александра" />,
}

export const Scrolled: Story = {
  name: 'Scrolled: the main row is sticky',
  render: () => (
    <>
      <SampleHeader />
      <div style={{ height: 2000 }} />
    </>
  ),
}

/** Links in their order, the bonus programme highlighted. */
export const Links: Story = {
  name: 'Ссылки',
  tags: ['nav.header'],
  parameters: {
    proof: { name: '[nav.header] links in their order, the bonus programme highlighted' },
  },
  render: () => <HeaderLinks labels={headerLabels} />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/how-to-order/',
      '/payment-and-delivery/',
      '/assembly/',
      '/guaranty/',
      '/contacts/',
      '/bonus-program/',
      '/news/',
    ])
    const colour = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).color
    await expect(colour('Бонусная программа')).not.toBe(colour('Как заказать'))
    await expect(colour('Новости и статьи')).toBe(colour('Как заказать'))
  },
}

export const LinksWithout: Story = {
  name: 'Links: a partner region has no warranty link',
  render: () => <HeaderLinks labels={headerLabels} without={['guaranty']} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Гарантия и возврат' })).toBeNull()
  },
}

export const LinksAsList: Story = {
  name: 'Links in the phone menu',
  render: () => <HeaderLinks labels={headerLabels} variant="list" />,
}

/** The desktop menu has three columns and Escape closes it. */
export const OpenMenu: Story = {
  name: 'Открытое меню',
  tags: ['nav.header'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('link', { name: 'Каталог' })
    await step('opens by keyboard', async () => {
      button.focus()
      await userEvent.keyboard(' ')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    })
    const nav = await canvas.findByRole('navigation', { name: 'Разделы каталога' })
    const columns = getComputedStyle(nav).gridTemplateColumns.split(' ')
    await expect(columns).toHaveLength(3)
    await step('Up and Down move between sections, Right enters one, Left returns', async () => {
      within(nav).getByRole('link', { name: 'Мягкая мебель' }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(within(nav).getByRole('link', { name: 'Спальня' })).toHaveFocus()
      await waitFor(() => expect(within(nav).getByRole('link', { name: 'Матрасы' })).toBeVisible())
      await userEvent.keyboard('{ArrowRight}')
      await expect(within(nav).getByRole('link', { name: 'Все товары раздела' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(within(nav).getByRole('link', { name: 'Спальня' })).toHaveFocus()
    })
    await step('Escape closes it and restores the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button).toHaveFocus()
    })
  },
}

export const MenuStaysOpen: Story = {
  name: 'The open menu',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Каталог' }))
    const nav = await canvas.findByRole('navigation', { name: 'Разделы каталога' })
    await waitFor(() => expect(nav).toBeVisible())
  },
}
