import type { Meta, StoryObj } from '@storybook/react-vite'
import { tagFormatCodes } from '@svetlitsa/domain/price-tag/tag-format'
import { expect, waitFor } from 'storybook/test'
import { TagPage } from '../tag-page/tag-page.tsx'
import { PriceTag, type PriceTagTexts } from './price-tag.tsx'

const sofa: PriceTagTexts = {
  title: 'Диван «Полдень» трёхместный',
  details: ['228 × 96 × 82 см', 'лён песочный, дуб'],
  article: 'арт. 204118',
  price: '64 990 ₽',
  oldPrice: { price: '84 900 ₽', percent: '−23 %' },
  note: 'цена за 1 шт. · Светлица',
  date: '20.11.2026',
  barcode: '4607001234562',
  qr: { address: 'https://example.org/catalog/divany/divan-polden/?sr=1', label: 'Цена сейчас' },
}

const meta = {
  title: 'Ценники/PriceTag',
  component: PriceTag,
  args: { tag: sofa, format: 'sheet8', brand: 'Светлица' },
  render: (args) => (
    <div className="tag-frame max-w-region">
      <TagPage format={args.format} label="Лист">
        <PriceTag {...args} />
      </TagPage>
    </div>
  ),
} satisfies Meta<typeof PriceTag>

export default meta
type Story = StoryObj<typeof meta>

export const Goods: Story = {
  name: 'Goods with a discount, a barcode and the live price',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '4607001234562' })).toBeVisible())
    await expect(canvas.getByRole('img', { name: 'Цена сейчас' })).toBeVisible()
  },
}

export const Long: Story = {
  name: 'A long name, a price of millions and an article that no barcode has',
  args: {
    tag: {
      ...sofa,
      title: 'Гарнитур кухонный угловой «Очень длинное название» с островом и барной стойкой',
      price: '1 284 500 ₽',
      oldPrice: { price: '1 999 900 ₽', percent: '−36 %' },
      barcode: 'АБ-12',
    },
  },
}

export const FreeText: Story = {
  name: 'A text that looks like a formula stays a text',
  args: {
    tag: {
      ...sofa,
      title: '=HYPERLINK("x")',
      details: ['@все'],
      article: '',
      price: '',
      oldPrice: null,
      note: '',
      barcode: null,
      qr: null,
    },
  },
}

export const Formats: Story = {
  name: 'Every size',
  render: (args) => (
    <div className="grid max-w-region gap-4">
      {tagFormatCodes.map((format) => (
        <div key={format} className="tag-frame">
          <TagPage format={format} label={format}>
            <PriceTag {...args} format={format} />
          </TagPage>
        </div>
      ))}
    </div>
  ),
}
