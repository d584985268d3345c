import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from '../../fixtures/pictures.ts'
import { buildPicture } from '../../fixtures/product-cards.ts'
import { RoomTile } from './room-tile.tsx'

const meta = {
  title: 'Содержимое/RoomTile',
  component: RoomTile,
  args: {
    name: 'Скандинавский',
    href: '/style/skandinavskiy/',
    picture: buildPicture(pictures.room),
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoomTile>
export default meta
type Story = StoryObj<typeof meta>

export const Style: Story = { args: { shape: 'style' } }

export const Room: Story = { args: { name: 'Спальня Анны, Казань' } }

/** Without `href` the tile is not a link. */
export const WithoutLink: Story = { args: { href: undefined } }
