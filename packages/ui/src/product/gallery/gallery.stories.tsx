import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rotate3d, Share2, Smartphone } from 'lucide'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { PageColumn } from '../../fixtures/columns.tsx'
import { galleryLabels, galleryPictures } from '../../fixtures/gallery-pictures.ts'
import { Icon } from '../../media/icon/icon.tsx'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { DiscountBadge } from '../product-badge/product-badge.tsx'
import { Gallery } from './gallery.tsx'
import { GalleryList } from './gallery-list.tsx'

const meta = {
  title: 'Товар/Gallery',
  component: Gallery,
  parameters: { layout: 'fullscreen' },
  args: {
    pictures: galleryPictures,
    labels: galleryLabels,
    badges: <DiscountBadge price={{ new: 64_990, old: 84_900 }} />,
    tools: (
      <>
        <FavouriteButton variant="white" active label="В избранное" onToggle={() => undefined} />
        <IconButton kind="white" label="Поделиться">
          <Icon iconNode={Share2} />
        </IconButton>
      </>
    ),
    views: (
      <>
        <Button kind="white" size={40} icon={<Icon iconNode={Rotate3d} />}>
          3D примерка
        </Button>
        <Button kind="white" size={40} icon={<Icon iconNode={Smartphone} />}>
          В комнате
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <PageColumn>
        <div style={{ maxWidth: 872 }}>{Story()}</div>
      </PageColumn>
    ),
  ],
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Eleven: Story = {
  name: 'Eleven pictures: five thumbnails, the last shows «+6»',
  play: async ({ canvas }) => {
    const thumbs = within(canvas.getAllByRole('list')[0] ?? document.body).getAllByRole('button')
    await expect(thumbs).toHaveLength(5)
    await expect(thumbs.at(-1)).toHaveTextContent('+6')
  },
}

export const Three: Story = { args: { pictures: galleryPictures.slice(0, 3) } }

export const One: Story = {
  args: { pictures: galleryPictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Keyboard: Story = {
  name: 'A thumbnail shows its picture; the last one opens the full-screen gallery',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Фото 3 из 11' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Фото 3 из 11' })).toHaveAttribute('aria-current'),
    )
    await canvas.findByRole('button', { name: 'Показать все фото: Диван в комнате' })
    await userEvent.click(canvas.getByRole('button', { name: '+6. Показать все фото' }))
    const all = await within(document.body).findByRole('dialog', { name: 'Фото товара' })
    await expect(within(all).getAllByRole('img')).toHaveLength(11)
    await expect(within(all).getByRole('status')).toHaveTextContent('Фото 5 из 11')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

export const ForCrawlers: Story = {
  name: 'For crawlers: plain pictures without buttons',
  render: ({ pictures }) => <GalleryList pictures={pictures} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(11)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
