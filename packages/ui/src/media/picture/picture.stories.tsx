import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Picture } from './picture.tsx'

const buildDrawing = (fill: string, caption: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400"><rect width="500" height="400" fill="${fill}"/><text x="250" y="210" text-anchor="middle" font-size="32">${caption}</text></svg>`,
  )}`

const whole = buildDrawing('tan', 'src')
const dummy = buildDrawing('silver', 'запасная')

const meta = {
  title: 'Картинки и значки/Picture',
  component: Picture,
  args: {
    sources: { src: whole },
    alt: 'Диван «Полдень»',
    width: 500,
    height: 400,
    fallback: dummy,
  },
  decorators: [
    (Story) => (
      <div className="aspect-5/4 w-80 overflow-hidden rounded-medium bg-sand">{Story()}</div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

/** Lazy loading and async decoding by default. */
export const Lazy: Story = {
  name: 'Картинка ниже первого экрана',
  tags: ['image.loading'],
  parameters: { proof: { name: '[image.loading] lazy loading and async decoding by default' } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Диван «Полдень»' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('decoding', 'async')
    await expect(image).toHaveAttribute('width', '500')
  },
}

/** Eager loading and sync decoding for a picture visible on load. */
export const Eager: Story = {
  name: 'Картинка на первом экране',
  tags: ['image.loading'],
  args: { loading: 'eager', decoding: 'sync', priority: 'high' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('decoding', 'sync')
  },
}

/** Webp before jpeg before src, in densities 1 and 2. */
export const Variants: Story = {
  name: 'Форматы и плотности',
  tags: ['image.loading'],
  args: {
    sources: {
      webp: { single: '/missing.webp', double: '/missing@2x.webp' },
      jpeg: { single: '/missing.jpg' },
      src: whole,
    },
  },
  play: async ({ canvasElement }) => {
    const sources = [...canvasElement.querySelectorAll('source')]
    await expect(sources.map((source) => source.type)).toEqual(['image/webp', 'image/jpeg'])
    await expect(sources[0]?.srcset).toBe('/missing.webp 1x, /missing@2x.webp 2x')
    await expect(sources[1]?.srcset).toBe('/missing.jpg')
  },
}

export const Broken: Story = {
  args: { sources: { src: 'data:image/webp;base64,broken' }, loading: 'eager' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', dummy))
  },
}

/** A fallback gives way to another source. */
export const Repaired: Story = {
  tags: ['card.images'],
  args: {
    sources: { webp: { single: 'data:image/webp;base64,broken' }, src: whole },
    loading: 'eager',
  },
  render: function Repaired(args) {
    const [sources, setSources] = useState(args.sources)
    return (
      <>
        <Picture {...args} sources={sources} />
        <button type="button" onClick={() => setSources({ webp: { single: whole }, src: dummy })}>
          Другая картинка
        </button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(image.currentSrc).toBe(dummy))
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvasElement.querySelector('source')).toHaveAttribute('srcset', whole)
    await waitFor(() => expect(image.currentSrc).toBe(whole))
  },
}

export const Contained: Story = { args: { fit: 'contain' } }

export const Narrow: Story = {
  name: 'a narrow screen has its own source, before the densities',
  args: {
    sources: { narrow: { webp: dummy }, webp: { single: whole, double: whole }, src: whole },
  },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('source')
    await expect(first).toHaveAttribute('media', '(width < 48rem)')
    await expect(first?.srcset).toBe(dummy)
    await expect(second?.media).toBe('')
  },
}
