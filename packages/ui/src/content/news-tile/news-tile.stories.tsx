import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from '../../fixtures/pictures.ts'
import { buildPicture } from '../../fixtures/product-cards.ts'
import { NewsTile } from './news-tile.tsx'

const meta = {
  title: 'Содержимое/NewsTile',
  component: NewsTile,
  args: {
    href: '/news/kak-vybrat-divan/',
    date: '18.11.2026',
    title: 'Как выбрать диван за один вечер',
    text: 'Рулетка, десять минут сидя и честный ответ на вопрос, кто будет на нём спать.',
    picture: buildPicture(pictures.room),
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without a picture a sand area keeps its place, so that the tiles of a row stay aligned. */
export const WithoutPicture: Story = { args: { picture: undefined } }

export const LongTitle: Story = {
  args: { title: 'Почему у Александрова-Вознесенской мастерской все столы разной высоты и зачем' },
}
