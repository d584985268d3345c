import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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

export const Contained: Story = { args: { fit: 'contain' } }

export const Narrow: Story = {
  name: 'a narrow screen has its own source, before the densities',
  args: { sources: { narrow: dummy, webp: { single: whole, double: whole }, src: whole } },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('source')
    await expect(first).toHaveAttribute('media', '(width < 48rem)')
    await expect(first?.srcset).toBe(dummy)
    await expect(second?.media).toBe('')
  },
}
