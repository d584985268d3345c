import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from '../../fixtures/pictures.ts'
import { StyleTile } from './style-tile.tsx'

const meta = {
  title: 'Каталог/StyleTile',
  component: StyleTile,
  args: {
    href: '/style/loft/',
    name: 'Лофт',
    text: 'Кирпич, металл и простые крупные вещи.',
    count: '312 товаров',
    picture: { sources: { src: pictures.room }, width: 400, height: 500 },
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof StyleTile>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}

export const WithoutPicture: Story = { args: { picture: undefined } }
