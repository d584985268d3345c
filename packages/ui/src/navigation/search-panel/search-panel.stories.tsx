import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { pictures } from '../../fixtures/pictures.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { ProductSuggestion } from './product-suggestion.tsx'
import { SearchPanel } from './search-panel.tsx'

const picture = {
  sources: { src: pictures.sofaGreen },
  width: 200,
  height: 160,
}

const labels = { now: 'Цена', old: 'Прежняя цена' }

const groups = [
  {
    id: 'popular',
    title: 'Часто ищут',
    options: [{ id: 'p1', href: '/search/?q=divan', content: 'диван-кровать' }],
  },
  {
    id: 'sections',
    title: 'Разделы',
    options: [{ id: 's1', href: '/catalog/divany/', content: 'Угловые диваны' }],
  },
  {
    id: 'goods',
    title: 'Товары',
    options: [
      {
        id: 'g1',
        href: '/catalog/divany/divan/',
        content: (
          <ProductSuggestion
            name="Диван угловой с оттоманкой и очень длинным именем «Северное сияние»"
            picture={picture}
            price={{ new: 164_990, old: 214_900 }}
            labels={labels}
          />
        ),
      },
    ],
  },
]

const meta = {
  title: 'Навигация/SearchPanel',
  component: SearchPanel,
  args: {
    id: 'list',
    label: 'Подсказки',
    groups,
    currentId: null,
    handlers: { highlight: () => {}, select: () => {} },
    status: 'Найдено: 1 раздел, 1 товар',
  },
  render: (args) => (
    <div className="h-120 max-w-160">
      <SearchField label="Поиск" placeholder="Диван 200 см">
        <SearchPanel {...args} />
      </SearchField>
    </div>
  ),
} satisfies Meta<typeof SearchPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = { args: { currentId: 's1' } }

export const Nothing: Story = {
  args: { groups: [], status: 'Ничего не нашли. Попробуйте короче: «диван», «стол».' },
}

export const Pointed: Story = {
  name: 'The option under the pointer is highlighted; pressing it keeps the focus in the field',
  render: function Render(args) {
    const [currentId, point] = useState<string | null>(null)
    return (
      <div className="h-120 max-w-160">
        <SearchField label="Поиск" placeholder="Диван 200 см">
          <SearchPanel
            {...args}
            currentId={currentId}
            handlers={{ highlight: point, select: () => {} }}
          />
        </SearchField>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.hover(canvas.getByRole('option', { name: 'Угловые диваны' }))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Угловые диваны')
    // Only pointer down without up: the story must not navigate.
    const line = canvas.getByRole('option', { name: 'Угловые диваны' })
    await userEvent.pointer({ target: line, keys: '[MouseLeft>]' })
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
