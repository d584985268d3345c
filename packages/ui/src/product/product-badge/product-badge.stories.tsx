import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box, Check, type IconNode, Zap } from 'lucide'
import { expect } from 'storybook/test'
import { pictures } from '../../fixtures/pictures.ts'
import { ProductBadge } from './product-badge.tsx'

const meta = {
  title: 'Товар/ProductBadge',
  component: ProductBadge,
  args: { badge: { text: 'Новинка', position: 'top' } },
} satisfies Meta<typeof ProductBadge>

export default meta
type Story = StoryObj<typeof meta>

/** The path data of an icon, for comparison. */
const getPaths = (icon: IconNode) => icon.map(([, { d }]) => d)
const getRenderedPaths = (element: HTMLElement) =>
  [...element.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))

export const Plain: Story = {}

/** With colours from the data and the checked icon. */
export const Coloured: Story = {
  name: 'Цвета из данных',
  tags: ['shield.icon'],
  args: {
    badge: {
      text: 'Гарантия 5 лет',
      position: 'bottom',
      backgroundColor: '#2F4A3C',
      textColor: '#F4F1E8',
      icon: 'checked',
      code: 'warranty',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('Гарантия 5 лет').parentElement
    await expect(badge).toHaveStyle({ backgroundColor: '#2F4A3C', color: '#F4F1E8' })
    await expect(getRenderedPaths(canvasElement)).toEqual(getPaths(Check))
  },
}

/** With a gradient of two colours at an angle and the lightning icon. */
export const Gradient: Story = {
  name: 'Переход цвета',
  tags: ['shield.icon'],
  args: {
    badge: {
      text: 'Новоселье',
      position: 'top',
      textColor: '#FFFFFF',
      icon: 'lightning',
      lineaGradient: { angle: 120, colors: ['#8E3B24', '#6B4A12'] },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('Новоселье').parentElement
    await expect(badge).toHaveStyle({
      backgroundImage: 'linear-gradient(120deg, rgb(142, 59, 36), rgb(107, 74, 18))',
    })
    await expect(getRenderedPaths(canvasElement)).toEqual(getPaths(Zap))
  },
}

/** With a small picture from a URL. */
export const OwnPicture: Story = {
  name: 'Своя картинка',
  tags: ['shield.icon'],
  args: { badge: { text: 'Выбор мастеров', position: 'top', icon: pictures.armchair } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', pictures.armchair)
  },
}

/** Constructor3d has its own icon. */
export const Constructor: Story = {
  name: '3D-конструктор',
  tags: ['shield.icon'],
  args: { badge: { text: '3D конструктор', position: 'bottom', code: 'constructor3d' } },
  play: async ({ canvasElement }) => {
    await expect(getRenderedPaths(canvasElement)).toEqual(getPaths(Box))
  },
}
