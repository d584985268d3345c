import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sections } from '../../fixtures/catalogue-menu.ts'
import { footerLabels, footerTitles } from '../../fixtures/navigation-labels.ts'
import { SampleFooter } from '../../fixtures/sample-footer.tsx'
import { Footer } from './footer.tsx'
import { FooterMenu } from './footer-menu.tsx'

const meta = {
  title: 'Каркас/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { about: null, menu: null, bottomLine: null },
  render: () => <SampleFooter />,
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const DemoShop: Story = { render: () => <SampleFooter isDemo /> }

const getVisibleNavs = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('nav')].filter((nav) => nav.checkVisibility())

const hrefs = (group: HTMLElement | undefined) =>
  group
    ? within(group)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    : []

/** Three groups with all their items. */
export const AllItems: Story = {
  name: 'Все ссылки',
  tags: ['nav.footer'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [buyers, cooperation, useful, ...more] = getVisibleNavs(canvasElement)
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

/** The catalogue group comes second. */
export const WithCatalogue: Story = {
  name: 'С каталогом',
  tags: ['nav.footer'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <FooterMenu
      titles={footerTitles}
      labels={footerLabels}
      catalogue={{
        title: 'Каталог',
        links: sections.map(({ href, text }) => ({ name: href, href, text })),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const names = getVisibleNavs(canvasElement).map((nav) => nav.getAttribute('aria-label'))
    await expect(names).toEqual(['Покупателям', 'Каталог', 'Сотрудничество', 'Полезное'])
  },
}

/** Items can be omitted by name; an empty group is omitted too. */
export const Without: Story = {
  name: 'Без части ссылок',
  tags: ['nav.footer'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <FooterMenu
      titles={footerTitles}
      labels={footerLabels}
      without={['guaranty', 'franchising', 'suppliers', 'designers', 'vacancies']}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: 'Гарантия' })).toBeNull()
    await expect(
      getVisibleNavs(canvasElement).map((nav) => nav.getAttribute('aria-label')),
    ).toEqual(['Покупателям', 'Полезное'])
  },
}
