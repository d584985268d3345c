import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pictures } from '../../fixtures/pictures.ts'
import { TexturePicture } from '../../product/texture-picker/texture-picker.tsx'
import { ProductPicture } from './product-picture.tsx'

const broken = 'data:image/webp;base64,broken'

const meta = {
  title: 'Картинки и значки/ProductPicture',
  component: ProductPicture,
  args: {
    picture: { sources: { src: pictures.sofa }, width: 800, height: 640 },
    alt: 'Диван «Полдень»',
    load: 'first',
  },
  decorators: [
    (Story) => (
      <div className="aspect-5/4 w-80 overflow-hidden rounded-medium bg-sand">{Story()}</div>
    ),
  ],
} satisfies Meta<typeof ProductPicture>

export default meta
type Story = StoryObj<typeof meta>

/** Webp before jpeg before src. */
export const Variants: Story = {
  name: 'Форматы',
  tags: ['card.images'],
  args: {
    picture: {
      sources: {
        webp: { single: pictures.sofa },
        jpeg: { single: pictures.room },
        src: pictures.sofa,
      },
      width: 800,
      height: 640,
    },
  },
  play: async ({ canvasElement }) => {
    const sources = [...canvasElement.querySelectorAll('source')]
    await expect(sources.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg'])
  },
}

/** A broken picture is replaced by the placeholder. */
export const Broken: Story = {
  name: 'Картинка не загрузилась',
  tags: ['card.images'],
  args: { picture: { sources: { src: broken }, width: 800, height: 640 } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img')).toHaveAttribute('src', '/images/dummy/no-image.webp'),
    )
  },
}

/** A broken texture is replaced by the texture placeholder. */
export const BrokenTexture: Story = {
  name: 'Ткань не загрузилась',
  tags: ['card.images'],
  render: () => <TexturePicture src={broken} alt="лён песочный" />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img')).toHaveAttribute('src', '/images/dummy/no-texture.webp'),
    )
  },
}
