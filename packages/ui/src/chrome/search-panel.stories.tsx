import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { pictures } from '../shop/fixtures/pictures.ts'
import { SearchField } from './search-field.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SearchThing } from './search-thing.tsx'

const picture = {
  sources: { src: pictures.sofaGreen },
  width: 200,
  height: 160,
}

const words = { now: 'Цена', old: 'Прежняя цена' }

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
          <SearchThing
            name="Диван угловой с оттоманкой и очень длинным именем «Северное сияние»"
            picture={picture}
            price={{ new: 164_990, old: 214_900 }}
            words={words}
          />
        ),
      },
    ],
  },
]

const meta = {
  title: 'Chrome/SearchPanel',
  component: SearchPanel,
  args: {
    id: 'list',
    label: 'Подсказки',
    groups,
    currentId: null,
    on: { point: () => {}, pick: () => {} },
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
  name: 'The line under the pointer is the current one; pressing it leaves the focus in the field',
  render: function Render(args) {
    const [currentId, point] = useState<string | null>(null)
    return (
      <div className="h-120 max-w-160">
        <SearchField label="Поиск" placeholder="Диван 200 см">
          <SearchPanel {...args} currentId={currentId} on={{ point, pick: () => {} }} />
        </SearchField>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.hover(canvas.getByRole('option', { name: 'Угловые диваны' }))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Угловые диваны')
    // Pressed, not let go: the story must not leave its page.
    const line = canvas.getByRole('option', { name: 'Угловые диваны' })
    await userEvent.pointer({ target: line, keys: '[MouseLeft>]' })
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
