import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileDrop } from './file-drop.tsx'

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    accept: 'image/*',
    onFile: fn(),
    words: {
      drop: 'Перетащите картинку сюда, вставьте из буфера или выберите файл',
      dropNow: 'Отпустите: мы возьмём картинку',
      choose: 'Выбрать файл',
      camera: 'Сделать фото',
      limits: 'JPEG, PNG, WebP или AVIF до 25 МБ',
    },
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = {
  name: 'A chosen file is handed over, and the same one may be chosen again',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Выбрать файл')
    const file = new File(['x'], 'divan.png', { type: 'image/png' })
    await userEvent.upload(field, file)
    await userEvent.upload(field, file)
    await expect(args.onFile).toHaveBeenCalledTimes(2)
  },
}
