import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { priceLabels } from '../../fixtures/product-card-labels.ts'
import { HeroScene } from './hero-scene.tsx'

const meta = {
  title: 'Содержимое/HeroScene',
  component: HeroScene,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: { sources: { src: pictures.room }, width: 2000, height: 860 },
    alt: 'Светлая комната: диван, стол, кресло и торшер',
    labels: priceLabels,
    spots: [
      {
        id: 1,
        x: 16,
        y: 22,
        name: 'Торшер «Вечер»',
        href: '/catalog/svet/torsher-vecher/',
        price: { new: 8_490, old: 0 },
        isOpen: true,
      },
      {
        id: 2,
        x: 43,
        y: 58,
        name: 'Диван «Полдень»',
        href: '/catalog/divany/divan-polden/',
        price: { new: 64_990, old: 84_900 },
        isOpen: true,
        isFirst: true,
      },
      {
        id: 3,
        x: 42,
        y: 79,
        name: 'Столик «Капля»',
        href: '/catalog/stoly/stolik-kaplya/',
        price: { new: 14_990, old: 0 },
      },
      {
        id: 4,
        x: 85,
        y: 68,
        name: 'Кресло «Тёплый угол»',
        href: '/catalog/kresla/teplyy-ugol/',
        price: { new: 31_990, old: 0 },
        isOpen: true,
      },
    ],
    children: (
      <>
        <h1 className="text-display">Комната, где много света</h1>
        <p className="mt-3 text-lead">Коллекция «Полдень»: лён, дуб и спокойные линии</p>
        <div className="mt-5">
          <Button kind="dark" href="/catalog/">
            Смотреть коллекцию
          </Button>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof HeroScene>

export default meta
type Story = StoryObj<typeof meta>

export const Room: Story = {}

export const PressedHotSpot: Story = {
  name: 'A pressed hot spot opens its tag, a link with a price',
  play: async ({ canvas }) => {
    const spot = canvas.getByRole('button', { name: 'Столик «Капля»' })
    spot.focus()
    await userEvent.keyboard('{Enter}')
    await expect(spot).toHaveAttribute('aria-expanded', 'true')
    const tag = canvas.getByRole('link', { name: /Столик «Капля»/ })
    await expect(tag).toBeVisible()
    await expect(tag).toHaveTextContent('14 990 ₽')
  },
}
