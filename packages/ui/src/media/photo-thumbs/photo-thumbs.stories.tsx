import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { pictures } from '../../fixtures/pictures.ts'
import { buildPicture } from '../../fixtures/product-cards.ts'
import { PhotoThumbs } from './photo-thumbs.tsx'

const meta = {
  title: 'Картинки и значки/PhotoThumbs',
  component: PhotoThumbs,
  args: {
    photos: [buildPicture(pictures.armchair)],
    label: 'Фото к отзыву: Анна',
    onOpen: fn(),
  },
} satisfies Meta<typeof PhotoThumbs>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Анна 1/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(0)
  },
}
