import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, Trash2 } from 'lucide'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { PageColumn } from '../../fixtures/columns.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { buildPicture } from '../../fixtures/product-cards.ts'
import { Checkbox } from '../../forms/checkbox/checkbox.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { ProductPicture } from '../../media/product-picture/product-picture.tsx'
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx'
import { OrderLine } from './order-line.tsx'
import { OrderLineSum } from './order-line-sum.tsx'
import { OrderLineText } from './order-line-text.tsx'

type ShownLineProps = {
  name: string
  src: string
  price: number
  old?: number
  start?: number
  isShort?: boolean
}

const ShownLine = ({ name, src, price, old = 0, start = 1, isShort = false }: ShownLineProps) => {
  const [quantity, setQuantity] = useState(start)
  return (
    <OrderLine
      check={<Checkbox hideLabel label={`В заказ: ${name}`} defaultChecked={!isShort} />}
      picture={<ProductPicture picture={buildPicture(src)} alt="" />}
      text={
        <OrderLineText
          name={name}
          href="/catalog/stulya/stul-ryabina/"
          details="46 × 52 × 80 см · дуб, зелёный"
          actions={
            <>
              <TextLink tone="quiet" icon={<Icon iconNode={Heart} size="line" />}>
                В избранное
              </TextLink>
              <TextLink tone="quiet" icon={<Icon iconNode={Trash2} size="line" />}>
                Удалить
              </TextLink>
            </>
          }
        />
      }
      quantity={
        <QuantityStepper
          quantity={quantity}
          terms={{ stock: isShort ? 2 : 12, minimumBatch: 1, sellsRemains: true }}
          onChange={setQuantity}
          labels={{ quantity: `Количество: ${name}`, less: 'Меньше', more: 'Больше' }}
        />
      }
      sum={
        <OrderLineSum
          sum={price * quantity}
          oldSum={old * quantity}
          perPiece={quantity > 1 ? '9 490 ₽ за шт.' : undefined}
          oldSumLabel="Прежняя цена"
        />
      }
      note={
        isShort && (
          <>
            Осталось 2 шт., в корзине было 4{' '}
            <Button kind="soft" size={40}>
              Взять 2
            </Button>
          </>
        )
      }
    />
  )
}

const meta = {
  title: 'Корзина/OrderLine',
  component: OrderLine,
  parameters: { layout: 'fullscreen' },
  args: { picture: null, text: null, quantity: null, sum: null },
  decorators: [
    (Story) => (
      <PageColumn>
        <ul style={{ maxWidth: 904 }}>{Story()}</ul>
      </PageColumn>
    ),
  ],
  render: () => (
    <>
      <ShownLine
        name="Диван «Полдень» трёхместный, лён"
        src={pictures.sofa}
        price={64_990}
        old={84_900}
      />
      <ShownLine
        name="Стул «Рябина» с мягким сиденьем"
        src={pictures.chair}
        price={9_490}
        start={4}
      />
      <ShownLine name="Стол обеденный «Застолье»" src={pictures.table} price={1_284_500} isShort />
    </>
  ),
} satisfies Meta<typeof OrderLine>

export default meta
type Story = StoryObj<typeof meta>

export const Basket: Story = {}

export const Keyboard: Story = {
  name: 'The sum follows the quantity without an «apply» button',
  render: () => (
    <ShownLine
      name="Стул «Рябина» с мягким сиденьем"
      src={pictures.chair}
      price={9_490}
      start={4}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('37 960 ₽')).toBeVisible()
    canvas.getByRole('button', { name: 'Больше' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('47 450 ₽')).toBeVisible()
  },
}
