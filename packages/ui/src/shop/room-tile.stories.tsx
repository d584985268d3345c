import type { Meta, StoryObj } from '@storybook/react-vite'
import { picture } from './fixtures/cards.ts'
import { pictures } from './fixtures/pictures.ts'
import { RoomTile } from './room-tile.tsx'

const meta = {
  title: 'Shop/RoomTile',
  component: RoomTile,
  args: {
    name: 'Скандинавский',
    href: '/style/skandinavskiy/',
    picture: picture(pictures.room),
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

/** A picture that leads nowhere is no link. */
export const WithoutLink: Story = { args: { href: undefined } }
