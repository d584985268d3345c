import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '../../brand/logo/logo.tsx'
import { BonusLevelBar } from '../bonus-level-bar/bonus-level-bar.tsx'
import { BonusCard } from './bonus-card.tsx'

const meta = {
  title: 'Бонусы/BonusCard',
  component: BonusCard,
  args: {
    logo: <Logo name="Светлица" tone="plain" />,
    balance: 3_000,
    caption: 'бонусов, 1 бонус = 1 ₽',
    owner: '7 916 ··· 18 35',
  },
} satisfies Meta<typeof BonusCard>

export default meta
type Story = StoryObj<typeof meta>

export const OfAccount: Story = {}

export const Terracotta: Story = {
  args: { tone: 'terracotta', balance: 4_280, caption: 'бонусов', owner: undefined },
}

export const Level: Story = {
  render: () => (
    <div style={{ maxWidth: 560 }}>
      <BonusLevelBar
        purchases={118_300}
        labels={{
          title: 'Ваш уровень',
          returnNote: 'возвращаем с каждой покупки',
          thresholds: ['с первой покупки', 'от 50 000 ₽', 'от 150 000 ₽'],
          progress: 'Куплено на 118 300 ₽. До уровня 7 % осталось 31 700 ₽',
        }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toHaveTextContent('от 50 000 ₽')
  },
}
