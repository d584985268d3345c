import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import front from '../../fixtures/texture-linen.svg'
import side from '../../fixtures/texture-milk.svg'
import { SizeFigures } from './size-figures.tsx'

const meta = {
  title: 'Товар/SizeFigures',
  component: SizeFigures,
  args: {
    views: [
      { src: front, across: 466, up: 188, acrossCm: 228, upCm: 90 },
      { src: side, across: 198, up: 188, acrossCm: 96, upCm: 90 },
    ],
    label: 'Вид спереди и сбоку: 228 × 96 × 90 см',
    unit: 'см',
  },
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
} satisfies Meta<typeof SizeFigures>

export default meta
type Story = StoryObj<typeof meta>

export const Sofa: Story = {
  name: 'Front and side of a sofa in a common scale, numbers in the body text size',
  play: async ({ canvas }) => {
    const figure = canvas.getByText('228 см')
    await expect(Number.parseFloat(getComputedStyle(figure).fontSize)).toBeGreaterThanOrEqual(14)
    const [wide, narrow] = [...document.querySelectorAll('img')].map((image) => image.clientWidth)
    await expect((wide ?? 0) / (narrow ?? 1)).toBeCloseTo(466 / 198, 1)
  },
}

export const Wardrobe: Story = {
  name: 'A narrow and tall product fits the viewport',
  args: { views: [{ src: front, across: 186, up: 404, acrossCm: 100, upCm: 220 }] },
  play: async () => {
    await expect(document.querySelector('img')?.clientHeight).toBeLessThanOrEqual(321)
  },
}
