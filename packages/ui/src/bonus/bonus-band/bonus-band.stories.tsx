import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/button.tsx'
import { BonusBand } from './bonus-band.tsx'

const meta = {
  title: 'Бонусы/BonusBand',
  component: BonusBand,
  args: {
    title: 'Покупки возвращаются бонусами',
    levels: [
      { value: '3 %', text: 'с первой покупки' },
      { value: '5 %', text: 'от 50 000 ₽ покупок' },
      { value: '7 %', text: 'от 150 000 ₽ покупок' },
    ],
    action: (
      <Button kind="white" href="/personal-lk/bonus/">
        Завести карту
      </Button>
    ),
    rule: '1 бонус = 1 ₽. Оплачивайте до 30 % покупки',
  },
} satisfies Meta<typeof BonusBand>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
