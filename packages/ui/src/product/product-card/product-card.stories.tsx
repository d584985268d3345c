import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { buildCardLabels } from '../../fixtures/product-card-labels.ts'
import { absentSofa, armchair, sofa, table, wardrobe } from '../../fixtures/product-cards.ts'
import { CardGrid } from '../card-grid/card-grid.tsx'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { CardDelivery } from './card-delivery.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { type CardView, ProductCard } from './product-card.tsx'

const meta = {
  title: 'Товар/ProductCard',
  component: ProductCard,
  args: { product: sofa, labels: buildCardLabels(sofa.rating.count) },
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

const buy = (
  <Button size={40} kind="soft" wide>
    В корзину
  </Button>
)
const courier = <CardDelivery method="courier" text="Курьером 24 ноября" />
const pickup = <CardDelivery method="pickup" text="Заберите сегодня" />

type ShownCardProps = { product: CardView; liked?: boolean }

const ShownCard = ({ product, liked = false }: ShownCardProps) => (
  <ProductCard
    product={product}
    labels={buildCardLabels(product.rating.count)}
    delivery={product.id % 2 === 0 ? pickup : courier}
    favourite={
      <FavouriteButton
        active={liked}
        onToggle={() => undefined}
        label={`В избранное: ${product.name}`}
      />
    }
    action={
      product.inStock ? (
        buy
      ) : (
        <Button size={40} kind="outline" wide>
          Сообщить о поступлении
        </Button>
      )
    }
  />
)

const OneCard = ({ product, liked }: ShownCardProps) => (
  <CardGrid>
    <ShownCard product={product} liked={liked} />
  </CardGrid>
)

export const OneOfAList: Story = { render: () => <OneCard product={sofa} liked /> }

export const Row: Story = {
  name: 'A row: the lines of neighbouring cards are aligned',
  render: () => (
    <CardGrid>
      <ShownCard product={armchair} />
      <ShownCard product={sofa} liked />
      <ShownCard product={wardrobe} />
      <ShownCard product={table} />
      <ShownCard product={absentSofa} />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('button', { name: 'В корзину' })
    await expect(one?.getBoundingClientRect().top).toBe(two?.getBoundingClientRect().top)
  },
}

export const Loading: Story = {
  name: 'The skeleton has the size of a loaded card',
  render: () => (
    <CardGrid busy>
      <ShownCard product={{ ...sofa, hints: { parts: 'split', monthly: 'installment' } }} />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </CardGrid>
  ),
}

export const OutOfStock: Story = { render: () => <OneCard product={absentSofa} /> }

export const SoldOutAfterRendering: Story = {
  name: 'A product marked as sold out after rendering is dimmed',
  render: () => (
    <CardGrid>
      <ProductCard
        product={sofa}
        labels={buildCardLabels(sofa.rating.count)}
        action={
          <Button size={40} kind="quiet" wide disabled data-absent>
            Нет в наличии
          </Button>
        }
      />
      <ShownCard product={sofa} />
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const [gone, sold] = canvasElement.querySelectorAll('.card-frame')
    const picture = (card?: Element) => card?.querySelector('[data-part="photos"] img') ?? card
    await expect(picture(gone)).toHaveStyle({ opacity: '0.45' })
    await expect(picture(sold)).toHaveStyle({ opacity: '1' })
  },
}

/** Below the price stand the payments that the region offers. */
export const PaymentHints: Story = {
  name: 'Оплата частями',
  tags: ['domain.split', 'region.split-available', 'region.installment-type'],
  render: () => (
    <CardGrid>
      <ShownCard product={{ ...sofa, hints: { parts: 'split', monthly: 'installment' } }} />
      <ShownCard
        product={{ ...armchair, hit: true, hints: { parts: null, monthly: 'installment' } }}
      />
      <ShownCard product={{ ...table, hints: { parts: 'plait', monthly: 'credit' } }} />
      <ShownCard product={{ ...sofa, hints: { parts: null, monthly: null } }} />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const [first, hit, table, none] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent('Сплит 16 248 ₽ × 4')
    await expect(first).toHaveTextContent('5 415 ₽ в месяц')
    await expect(hit).toHaveTextContent('3 199 ₽ в месяц')
    await expect(table).toHaveTextContent('Плайт 10 625 ₽ × 4')
    await expect(table).toHaveTextContent('3 541 ₽ в месяц в кредит')
    await expect(none).not.toHaveTextContent(/Сплит|Плайт|в месяц/)
  },
}

/** The name is truncated at 60 characters and complete in the title. */
export const LongName: Story = {
  name: 'Длинное название',
  tags: ['card.content'],
  render: () => <OneCard product={wardrobe} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Шкаф/ })
    await expect([...(link.textContent ?? '')].length).toBeLessThanOrEqual(60)
    await expect(link.textContent).toMatch(/…$/)
    await expect(link.title).toContain('антресолью')
  },
}

/** Badges are at the top and bottom, the discount comes first. */
export const Badges: Story = {
  name: 'Ярлыки',
  tags: ['card.content'],
  render: () => <OneCard product={wardrobe} />,
  play: async ({ canvas }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top
    await expect(top('−14 %')).toBeLessThan(top('3D конструктор'))
    await expect(top('Новинка')).toBeLessThan(top('3D конструктор'))
  },
}

/** A reduction of one percent or less is not shown as a discount. */
export const Discount: Story = {
  name: 'Скидка в один процент',
  tags: ['card.content'],
  render: () => <OneCard product={table} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/42.500/)).toBeVisible()
    await expect(canvas.queryByText(/%/)).toBeNull()
    await expect(canvas.queryByText(/42.700/)).toBeNull()
  },
}

/** Without ratings there is no rating block. */
export const Unrated: Story = {
  name: 'Без оценок',
  tags: ['card.content', 'domain.rating'],
  render: () => <OneCard product={table} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article')).toBeVisible()
    await expect(canvas.queryByText(/отзыв/)).toBeNull()
    await expect(canvas.queryByText('Оценка')).toBeNull()
    await expect(canvasElement.querySelector('.stars')).toBeNull()
  },
}

/** Score with one decimal, count, prices, size, delivery, button. */
export const Rated: Story = {
  name: 'С оценкой',
  tags: ['card.content'],
  render: () => <OneCard product={sofa} />,
  play: async ({ canvas }) => {
    for (const text of ['4,8', '126 отзывов', '−23 %', 'Курьером 24 ноября', 'В корзину']) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await expect(canvas.getByText(/84.900/)).toBeVisible()
    await expect(canvas.getByText(/228 × 96/)).toBeVisible()
  },
}

/** Five swatches and «+2»; choosing a texture updates picture, price and link. */
export const ChoosingTexture: Story = {
  name: 'Выбор ткани',
  tags: ['card.swatch', 'card.content'],
  parameters: {
    proof: { name: '[card.swatch] choosing a texture updates picture, price and link' },
  },
  render: () => <OneCard product={sofa} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: 'Ещё 2' })).toHaveTextContent('+2')
    canvas.getByRole('radio', { name: 'лён песочный' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'рогожка терракота' })).toBeChecked()
    await expect(await canvas.findByText(/67.990/)).toBeVisible()
    await expect(canvas.queryByText(/84.900/)).toBeNull()
    await expect(canvas.getByRole('link', { name: /Полдень/ })).toHaveAttribute(
      'href',
      '/catalog/divany/divan-polden/?offer_id=12',
    )
    const main = canvasElement.querySelector('[aria-hidden] > a img')
    await expect(main).toHaveAttribute('src', pictures.sofaTerracotta)
  },
}

/** Up to five photo thumbnails on hover. */
export const Thumbnails: Story = {
  name: 'Фото под мышью',
  tags: ['card.content'],
  render: () => <OneCard product={sofa} />,
  play: async ({ canvasElement }) => {
    const photo = canvasElement.querySelector<HTMLElement>('[aria-hidden] > a')
    if (!photo) throw new Error('The card has no picture')
    await expect(photo.querySelectorAll('img')).toHaveLength(1)
    await userEvent.hover(photo)
    await expect(canvasElement.querySelectorAll('[data-part="thumbs"] img')).toHaveLength(5)
  },
}
