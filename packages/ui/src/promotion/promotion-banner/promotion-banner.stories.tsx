import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageColumn } from '../../fixtures/columns.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { PromotionBanner } from './promotion-banner.tsx'

const scenePicture = { sources: { src: pictures.room }, width: 800, height: 344 }

const meta = {
  title: 'Акции/PromotionBanner',
  component: PromotionBanner,
  parameters: { layout: 'fullscreen' },
  args: { href: '/sale/', name: 'Диваны до минус тридцати процентов', picture: scenePicture },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
} satisfies Meta<typeof PromotionBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

export const LongName: Story = {
  args: {
    name: 'Скидки на всю мягкую мебель для гостиной и спальни до конца новогодней распродажи',
  },
}
