import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button.tsx'
import { picture } from './fixtures/cards.ts'
import { pictures } from './fixtures/pictures.ts'
import { ModuleTile } from './module-tile.tsx'

const meta = {
  title: 'Shop/ModuleTile',
  component: ModuleTile,
  args: {
    name: 'Шкаф «Лад»',
    size: '90 × 60 × 220 см, дуб',
    price: '24 990 ₽',
    picture: picture(pictures.wardrobe),
    action: (
      <Button kind="soft" size={40}>
        Поставить
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ModuleTile>
export default meta
type Story = StoryObj<typeof meta>

export const Fits: Story = {}

/** What does not fit says why instead of a dead button. */
export const DoesNotFit: Story = { args: { action: 'Не помещается: свободно 60 см' } }
