import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { galleryPictures, galleryWords } from './fixtures/gallery.ts'
import { GalleryWindow } from './gallery-window.tsx'

const meta = {
  title: 'Shop/GalleryWindow',
  component: GalleryWindow,
  args: {
    pictures: galleryPictures,
    words: galleryWords,
    start: 0,
    open: true,
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof GalleryWindow>

export default meta
type Story = StoryObj<typeof meta>

const counted = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

/** Whether the picture of this name covers the middle of the screen. */
const stands = (alt: string) =>
  waitFor(() => {
    const box = screen.getByRole('img', { name: alt }).getBoundingClientRect()
    return expect(box.left < innerWidth / 2 && box.right > innerWidth / 2).toBe(true)
  })

/** Swiper reads key codes, which the keyboard of the test library leaves out. */
const pressArrow = (key: 'ArrowLeft' | 'ArrowRight') =>
  fireEvent.keyDown(document.activeElement ?? document, {
    key,
    keyCode: key === 'ArrowLeft' ? 37 : 39,
  })

const widthPx = (alt: string) =>
  screen.getByRole('img', { name: alt }).getBoundingClientRect().width

export const Third: Story = {
  name: 'Opens with the picture that was pressed',
  args: { start: 2 },
  play: async () => {
    await counted('Фото 3 из 11')
    await stands('Диван в комнате')
  },
}

export const One: Story = {
  name: 'One picture: no arrows',
  args: { pictures: galleryPictures.slice(0, 1) },
  play: async () => {
    await counted('Фото 1 из 1')
    await expect(screen.queryByRole('button', { name: galleryWords.next })).toBeNull()
  },
}

export const Keyboard: Story = {
  name: 'Arrow keys walk round, a button brings the picture closer, Escape closes',
  play: async ({ args }) => {
    await counted('Фото 1 из 11')
    await pressArrow('ArrowRight')
    await counted('Фото 2 из 11')
    await stands('Диван сзади')
    await pressArrow('ArrowLeft')
    await counted('Фото 1 из 11')
    await stands('Диван спереди')
    screen.getByRole('button', { name: galleryWords.previous }).focus()
    await userEvent.keyboard('{Enter}')
    await counted('Фото 11 из 11')
    await stands('Шкаф той же коллекции')
    const whole = widthPx('Шкаф той же коллекции')
    const zoom = screen.getByRole('button', { name: galleryWords.zoom })
    zoom.focus()
    await userEvent.keyboard('{Enter}')
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(widthPx('Шкаф той же коллекции')).toBeGreaterThan(whole * 2.9))
    await userEvent.keyboard('{Enter}')
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(widthPx('Шкаф той же коллекции')).toBeCloseTo(whole, 0))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const DoublePress: Story = {
  name: 'A double press brings the picture closer, the next picture stands whole',
  play: async () => {
    await stands('Диван спереди')
    const whole = widthPx('Диван спереди')
    await userEvent.dblClick(screen.getByRole('img', { name: 'Диван спереди' }))
    await waitFor(() => expect(widthPx('Диван спереди')).toBeGreaterThan(whole * 2.9))
    await userEvent.click(screen.getByRole('button', { name: galleryWords.next }))
    await counted('Фото 2 из 11')
    const zoom = screen.getByRole('button', { name: galleryWords.zoom })
    await waitFor(() => expect(zoom).toHaveAttribute('aria-pressed', 'false'))
    await expect(widthPx('Диван сзади')).toBeCloseTo(whole, 0)
  },
}
