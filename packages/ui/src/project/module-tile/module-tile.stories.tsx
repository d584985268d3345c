import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/button.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { buildPicture } from '../../fixtures/product-cards.ts'
import { ModuleTile } from './module-tile.tsx'

const meta = {
  title: 'Проект/ModuleTile',
  component: ModuleTile,
  args: {
    name: 'Шкаф «Лад»',
    size: '90 × 60 × 220 см, дуб',
    price: '24 990 ₽',
    picture: buildPicture(pictures.wardrobe),
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

/** A module that does not fit shows the reason instead of a disabled button. */
export const DoesNotFit: Story = { args: { action: 'Не помещается: свободно 60 см' } }
