import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sections } from './fixtures/menu.ts'
import { ShownFooter } from './fixtures/shown-footer.tsx'
import { footerTitles, footerWords } from './fixtures/words.ts'
import { Footer } from './footer.tsx'
import { FooterMenu } from './footer-menu.tsx'

const meta = {
  title: 'Chrome/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { about: null, menu: null, foot: null },
  render: () => <ShownFooter />,
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const OfTheShop: Story = {}

export const Demonstration: Story = { render: () => <ShownFooter isDemo /> }

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('nav')].filter((nav) => nav.checkVisibility())

const hrefs = (group: HTMLElement | undefined) =>
  group
    ? within(group)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    : []

export const AllItems: Story = {
  name: '[nav.footer] three groups with all their items',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [buyers, cooperation, useful, ...more] = shown(canvasElement)
    await expect(more).toHaveLength(0)
    await expect(hrefs(buyers)).toEqual([
      '/vse-akcii/',
      '/promocodes/',
      '/catalog/',
      '/manufacturers/',
      '/how-to-order/',
      '/payment-and-delivery/',
      '/bonus-program/',
      '/guaranty/',
      '/contacts/',
    ])
    await expect(hrefs(cooperation)).toEqual([
      '/franchising/',
      '/suppliers/',
      '/for-designers/',
      '/vacancies/',
    ])
    await expect(hrefs(useful)).toEqual([
      '/about/',
      '/news/',
      '/reviews/',
      '/guaranty/',
      '/privacy-policy/',
      '/yandex-policy/',
      '/sitemap/',
    ])
  },
}

export const WithCatalogue: Story = {
  name: '[nav.footer] the catalogue group comes second',
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <FooterMenu
      titles={footerTitles}
      words={footerWords}
      catalogue={{
        title: 'Каталог',
        links: sections.map(({ href, text }) => ({ name: href, href, text })),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const names = shown(canvasElement).map((nav) => nav.getAttribute('aria-label'))
    await expect(names).toEqual(['Покупателям', 'Каталог', 'Сотрудничество', 'Полезное'])
  },
}

export const Without: Story = {
  name: '[nav.footer] items are removed by name, an emptied group goes with them',
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <FooterMenu
      titles={footerTitles}
      words={footerWords}
      without={['guaranty', 'franchising', 'suppliers', 'designers', 'vacancies']}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: 'Гарантия' })).toBeNull()
    await expect(shown(canvasElement).map((nav) => nav.getAttribute('aria-label'))).toEqual([
      'Покупателям',
      'Полезное',
    ])
  },
}
