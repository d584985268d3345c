import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { priceLabels } from '../../fixtures/product-card-labels.ts'
import { HeroScene } from './hero-scene.tsx'
import { HeroSlider } from './hero-slider.tsx'

const scenes = ['Комната, где много света', 'Спальня, в которой высыпаются'].map((title) => (
  <HeroScene
    key={title}
    picture={{ sources: { src: pictures.room }, width: 2000, height: 860 }}
    alt={title}
    labels={priceLabels}
    spots={[]}
  >
    <h2 className="text-display">{title}</h2>
    <div className="mt-5">
      <Button kind="dark" href="/catalog/">
        Смотреть каталог
      </Button>
    </div>
  </HeroScene>
))

const meta = {
  title: 'Содержимое/HeroSlider',
  component: HeroSlider,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Идеи комнат',
    labels: { back: 'Назад', on: 'Вперёд', pause: 'Остановить', play: 'Листать дальше' },
    children: scenes,
  },
} satisfies Meta<typeof HeroSlider>

export default meta
type Story = StoryObj<typeof meta>

/** Eight seconds per scene until it is paused; the arrows wrap around. */
export const Two: Story = {
  name: 'Две сцены',
  tags: ['slider.rules'],
  beforeEach: () => {
    spyOn(window, 'setInterval')
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 8_000)
    const strip = canvasElement.querySelector('section > ul')
    canvas.getByRole('button', { name: 'Вперёд' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Листать дальше' })).toBeVisible()
    await waitFor(() => expect(strip?.scrollLeft).toBe(strip?.clientWidth))
    await canvas.findByText('2 / 2')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(strip?.scrollLeft).toBe(0))
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
