import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BuyColumn } from '../../fixtures/columns.tsx'
import { priceLabels } from '../../fixtures/product-card-labels.ts'
import { PaymentHints } from './payment-hints.tsx'
import { PriceBlock } from './price-block.tsx'

const hintLabels = {
  parts: 'Сплит: 25 % сейчас, дальше раз в 7 дней',
  monthly: 'в месяц, рассрочка на 12 месяцев',
}
const hints = { parts: 'split', monthly: 'installment' } as const

const meta = {
  title: 'Товар/PriceBlock',
  component: PriceBlock,
  args: {
    price: { new: 64_990, old: 84_900 },
    labels: priceLabels,
    bonus: 'Вернём 1 950 бонусов',
    children: <PaymentHints price={64_990} labels={hintLabels} hints={hints} />,
  },
  decorators: [(Story) => <BuyColumn>{Story()}</BuyColumn>],
} satisfies Meta<typeof PriceBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Discounted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16 248 ₽ × 4')).toBeVisible()
    await expect(canvas.getByText('5 415 ₽')).toBeVisible()
    await expect(canvas.getByText('−23 %')).toBeVisible()
  },
}

export const Hit: Story = {
  name: 'A hit is paid in ten monthly installments',
  args: {
    children: (
      <PaymentHints
        price={64_990}
        hit
        labels={{ ...hintLabels, monthly: 'в месяц, рассрочка на 10 месяцев' }}
        hints={hints}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 499 ₽')).toBeVisible()
  },
}

export const SevenDigits: Story = {
  args: {
    price: { new: 1_284_500, old: 1_490_000 },
    children: <PaymentHints price={1_284_500} labels={hintLabels} hints={hints} />,
  },
}

/** In tenge, without bonuses and split, on credit. */
export const Tenge: Story = {
  name: 'В тенге',
  tags: ['region.installment-type'],
  args: {
    price: { new: 331_450, old: 0 },
    sign: '₸',
    bonus: undefined,
    children: (
      <PaymentHints
        price={331_450}
        sign="₸"
        labels={{ ...hintLabels, monthly: 'в месяц в кредит на 12 месяцев, без процентов банка' }}
        hints={{ parts: null, monthly: 'credit' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('331 450 ₸')).toBeVisible()
    await expect(canvas.getByText('27 620 ₸')).toBeVisible()
    await expect(canvas.queryByText(/₽|Сплит/)).toBeNull()
  },
}
