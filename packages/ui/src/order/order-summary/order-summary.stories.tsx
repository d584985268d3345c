import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { Switch } from '../../forms/switch/switch.tsx'
import { OrderSummary } from './order-summary.tsx'

const meta = {
  title: 'Заказ/OrderSummary',
  component: OrderSummary,
  args: {
    sums: {
      goods: 172_760,
      discount: 27_310,
      coupon: 7_273,
      bonus: 1_280,
      delivery: 0,
      services: 0,
    },
    labels: {
      title: 'Ваш заказ',
      goods: 'Товары, 6 шт.',
      discount: 'Скидка',
      coupon: 'Промокод СВЕТ5',
      bonus: 'Бонусы',
      delivery: 'Курьер, 24 ноября',
      services: 'Подъём и сборка',
      total: 'Итого',
    },
    bonusLine: 'Вернём 6 845 бонусов после доставки',
    action: (
      <Button size={56} wide>
        Перейти к доставке
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Basket: Story = {
  name: 'Basket: the lines add up to the total, zero lines are omitted',
  args: {
    children: (
      <Switch
        label="Списать 1 280 бонусов"
        note="из 4 280, не больше 30 %"
        switchPosition="end"
        checked
        readOnly
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('136 897 ₽')).toBeVisible()
    await expect(canvas.getByText('−27 310 ₽')).toBeVisible()
    await expect(canvas.queryByText('Курьер, 24 ноября')).toBeNull()
  },
}

export const Checkout: Story = {
  args: {
    sums: {
      goods: 172_760,
      discount: 27_310,
      coupon: 7_273,
      bonus: 1_280,
      delivery: 990,
      services: 12_536,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('150 423 ₽')).toBeVisible()
  },
}

export const OneItem: Story = {
  args: {
    sums: { goods: 1_284_500, discount: 0, coupon: 0, bonus: 0, delivery: 0, services: 0 },
    bonusLine: undefined,
  },
}
