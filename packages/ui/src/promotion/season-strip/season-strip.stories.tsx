import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SeasonStrip } from './season-strip.tsx'

const meta = {
  title: 'Акции/SeasonStrip',
  component: SeasonStrip,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Чёрная пятница', action: 'Смотреть скидки', href: '/sale/' },
} satisfies Meta<typeof SeasonStrip>

export default meta
type Story = StoryObj<typeof meta>

/** The strip is shown above the page and links to the goods on sale. */
export const Sale: Story = {
  name: 'Распродажа',
  tags: ['region.black-friday'],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('link', { name: /Чёрная пятница/ })
    await expect(strip).toHaveAttribute('href', '/sale/')
  },
}

export const LongText: Story = {
  args: { text: 'Новогодняя распродажа мебели, света и текстиля во всех магазинах вашего города' },
}
