import type { Meta, StoryObj } from '@storybook/react-vite'
import drawing from '../../fixtures/texture-linen.svg'
import { SizePicture } from './size-drawing.tsx'

const meta = {
  title: 'Товар/SizePicture',
  component: SizePicture,
  args: { src: drawing, label: 'Вид спереди и сбоку: 228 × 96 × 82 см' },
} satisfies Meta<typeof SizePicture>

export default meta

export const Default: StoryObj<typeof meta> = {}
