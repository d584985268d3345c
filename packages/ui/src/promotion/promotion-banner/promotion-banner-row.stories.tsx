import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageColumn } from '../../fixtures/columns.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { PromotionBanner } from './promotion-banner.tsx'
import { PromotionBannerRow } from './promotion-banner-row.tsx'

const picture = { sources: { src: pictures.room }, width: 800, height: 344 }
const names = ['Диваны до минус тридцати процентов', 'Новые ткани: букле и велюр', 'Свет на зиму']
const banners = names.map((name) => (
  <PromotionBanner key={name} href="/sale/" name={name} picture={picture} />
))

const meta = {
  title: 'Акции/PromotionBannerRow',
  component: PromotionBannerRow,
  parameters: { layout: 'fullscreen' },
  args: { children: banners },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
} satisfies Meta<typeof PromotionBannerRow>

export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = { args: { children: banners.slice(0, 1) } }

export const Two: Story = { args: { children: banners.slice(0, 2) } }

export const Three: Story = {}
