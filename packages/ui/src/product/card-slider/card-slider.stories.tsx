import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { PageColumn } from '../../fixtures/columns.tsx'
import { buildCardLabels } from '../../fixtures/product-card-labels.ts'
import { armchair, sofa, table, wardrobe } from '../../fixtures/product-cards.ts'
import { CardSkeleton } from '../product-card/card-skeleton.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { CardSlider } from './card-slider.tsx'

const cards = [armchair, sofa, wardrobe, table, { ...sofa, id: 6 }, { ...armchair, id: 7 }].map(
  (product) => (
    <ProductCard
      key={product.id}
      product={product}
      labels={buildCardLabels(product.rating.count)}
      action={
        <Button kind="soft" size={40} wide>
          В корзину
        </Button>
      }
    />
  ),
)

const meta = {
  title: 'Товар/CardSlider',
  component: CardSlider,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Хиты',
    labels: { back: 'Назад', on: 'Вперёд', pause: 'Остановить', play: 'Листать дальше' },
    link: <TextLink href="/hits/">Все хиты</TextLink>,
    children: cards,
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
} satisfies Meta<typeof CardSlider>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows for more than four cards, 12 px between slides, slide count by width. */
export const Six: Story = {
  name: 'Шесть карточек',
  tags: ['slider.rules'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const strip = await expectSlides(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Назад' })).toBeDisabled()
    canvas.getByRole('button', { name: 'Вперёд' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(100))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Назад' })).toBeEnabled())
  },
}

/** 2.3 cards on a tablet. */
export const OnTablet: Story = {
  name: 'На планшете',
  tags: ['slider.rules'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => void (await expectSlides(canvasElement)),
}

/** 1.5 cards on a phone. */
export const OnPhone: Story = {
  name: 'На телефоне',
  tags: ['slider.rules'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await expectSlides(canvasElement)),
}

/** Four cards have no arrows. */
export const Four: Story = {
  name: 'Четыре карточки',
  tags: ['slider.rules'],
  args: { children: cards.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Вперёд' })).toBeNull()
  },
}

/** Autoplay every eight seconds can be paused. */
export const Autoplay: Story = {
  name: 'Листается сам',
  tags: ['slider.rules'],
  args: { autoplay: true },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    spyOn(window, 'setInterval')
  },
  play: async ({ canvas }) => {
    await expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 8_000)
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }))
    await expect(canvas.getByRole('button', { name: 'Листать дальше' })).toBeVisible()
  },
}

/** Skeleton cards fill two to five columns. */
export const Loading: Story = {
  name: 'Карточки грузятся',
  tags: ['slider.rules'],
  args: {
    busy: true,
    children: ['one', 'two', 'three', 'four', 'five'].map((key) => <CardSkeleton key={key} />),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Хиты' })).toHaveAttribute('aria-busy', 'true')
    const strip = await expectSlides(canvasElement)
    await expect(strip.children).toHaveLength(5)
  },
}

/** Expects 12 px between the slides and the number of slides for the width of the screen. */
async function expectSlides(canvas: HTMLElement): Promise<Element> {
  const strip = canvas.querySelector('section > ul')
  if (!strip) throw new Error('The slider has no strip')
  await expect(getComputedStyle(strip).columnGap).toBe('12px')
  const [first, second] = [...strip.children].map((slide) => slide.getBoundingClientRect())
  const { width = 0, left = 0 } = first ?? {}
  await expect(Math.round((second?.left ?? 0) - left - width)).toBe(12)
  const wide = strip.clientWidth - 2 * Number.parseFloat(getComputedStyle(strip).paddingLeft)
  const slides = getSlideCount(innerWidth)
  await expect(Math.abs(width - (wide - (slides - 1) * 12) / slides)).toBeLessThan(1)
  return strip
}

/** slider.rules: the number of slides by screen width. */
function getSlideCount(screen: number): number {
  if (screen >= 1535) return 5.3
  if (screen >= 1064) return 4.3
  if (screen >= 808) return 3.3
  return screen >= 640 ? 2.3 : 1.5
}
