import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SortSelect } from '../sort-select/sort-select.tsx'
import { AppliedChips } from './applied-chips.tsx'

const applied = ['40 000–100 000 ₽', 'до 270 см', 'Прямые', 'Угловые'].map((text, index) => ({
  text,
  removeLabel: `Убрать: ${text}`,
  href: `/catalog/divany/?without=${index}`,
}))

const meta = {
  title: 'Каталог/AppliedChips',
  component: AppliedChips,
  args: {
    resultText: 'Нашли 52 товара',
    filters: applied,
    reset: { text: 'Сбросить', href: '/catalog/divany/' },
  },
} satisfies Meta<typeof AppliedChips>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Убрать: до 270 см' })).toHaveAttribute(
      'href',
      '/catalog/divany/?without=1',
    )
    await expect(canvas.getByRole('link', { name: 'Сбросить' })).toBeVisible()
  },
}

export const None: Story = {
  args: { filters: [], resultText: 'Нашли 214 товаров' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Sort: Story = {
  render: () => (
    <SortSelect
      label="Порядок"
      value="popular"
      onChange={() => undefined}
      options={[
        { value: 'popular', label: 'Сначала популярные' },
        { value: 'cheap', label: 'Сначала дешёвые' },
        { value: 'dear', label: 'Сначала дорогие' },
      ]}
    />
  ),
}
