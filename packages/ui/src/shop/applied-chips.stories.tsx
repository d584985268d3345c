import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppliedChips } from './applied-chips.tsx'
import { SortSelect } from './sort-select.tsx'

const applied = ['40 000–100 000 ₽', 'до 270 см', 'Прямые', 'Угловые'].map((text, at) => ({
  text,
  removeLabel: `Убрать: ${text}`,
  href: `/catalog/divany/?without=${at}`,
}))

const meta = {
  title: 'Shop/AppliedChips',
  component: AppliedChips,
  args: {
    found: 'Нашли 52 товара',
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
  args: { filters: [], found: 'Нашли 214 товаров' },
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
