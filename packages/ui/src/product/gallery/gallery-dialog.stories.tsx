import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { galleryLabels, galleryPictures } from '../../fixtures/gallery-pictures.ts'
import { GalleryDialog } from './gallery-dialog.tsx'

const meta = {
  title: 'Товар/GalleryDialog',
  component: GalleryDialog,
  args: {
    pictures: galleryPictures,
    labels: galleryLabels,
    start: 0,
    open: true,
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof GalleryDialog>

export default meta
type Story = StoryObj<typeof meta>

const expectCounter = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

/** Whether the picture with this alt text covers the middle of the screen. */
const expectShown = (alt: string) =>
  waitFor(() => {
    const box = screen.getByRole('img', { name: alt }).getBoundingClientRect()
    return expect(box.left < innerWidth / 2 && box.right > innerWidth / 2).toBe(true)
  })

/** Swiper reads key codes, which the testing library does not set. */
const pressArrow = (key: 'ArrowLeft' | 'ArrowRight') =>
  fireEvent.keyDown(document.activeElement ?? document, {
    key,
    keyCode: key === 'ArrowLeft' ? 37 : 39,
  })

const getWidthPx = (alt: string) =>
  screen.getByRole('img', { name: alt }).getBoundingClientRect().width

export const StartsWithThird: Story = {
  name: 'Opens with the clicked picture',
  args: { start: 2 },
  play: async () => {
    await expectCounter('Фото 3 из 11')
    await expectShown('Диван в комнате')
  },
}

export const One: Story = {
  name: 'One picture: no arrows',
  args: { pictures: galleryPictures.slice(0, 1) },
  play: async () => {
    await expectCounter('Фото 1 из 1')
    await expect(screen.queryByRole('button', { name: galleryLabels.next })).toBeNull()
  },
}

export const Keyboard: Story = {
  name: 'Arrow keys change the picture, a button zooms in, Escape closes',
  play: async ({ args }) => {
    await expectCounter('Фото 1 из 11')
    await pressArrow('ArrowRight')
    await expectCounter('Фото 2 из 11')
    await expectShown('Диван сзади')
    await pressArrow('ArrowLeft')
    await expectCounter('Фото 1 из 11')
    await expectShown('Диван спереди')
    screen.getByRole('button', { name: galleryLabels.previous }).focus()
    await userEvent.keyboard('{Enter}')
    await expectCounter('Фото 11 из 11')
    await expectShown('Шкаф той же коллекции')
    const whole = getWidthPx('Шкаф той же коллекции')
    const zoom = screen.getByRole('button', { name: galleryLabels.zoom })
    zoom.focus()
    await userEvent.keyboard('{Enter}')
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(getWidthPx('Шкаф той же коллекции')).toBeGreaterThan(whole * 2.9))
    await userEvent.keyboard('{Enter}')
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(getWidthPx('Шкаф той же коллекции')).toBeCloseTo(whole, 0))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const DoubleTap: Story = {
  name: 'A double tap zooms in, the next picture is not zoomed',
  play: async () => {
    await expectShown('Диван спереди')
    const whole = getWidthPx('Диван спереди')
    await userEvent.dblClick(screen.getByRole('img', { name: 'Диван спереди' }))
    await waitFor(() => expect(getWidthPx('Диван спереди')).toBeGreaterThan(whole * 2.9))
    await userEvent.click(screen.getByRole('button', { name: galleryLabels.next }))
    await expectCounter('Фото 2 из 11')
    const zoom = screen.getByRole('button', { name: galleryLabels.zoom })
    await waitFor(() => expect(zoom).toHaveAttribute('aria-pressed', 'false'))
    await expect(getWidthPx('Диван сзади')).toBeCloseTo(whole, 0)
  },
}
