import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileDrop } from './file-drop.tsx'

const meta = {
  title: 'Формы/FileDrop',
  component: FileDrop,
  args: {
    accept: 'image/*',
    onFile: fn(),
    labels: {
      drop: 'Перетащите картинку сюда, вставьте из буфера или выберите файл',
      dragOver: 'Отпустите: мы возьмём картинку',
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
  name: 'onFile receives the selected file, also if the same file is selected again',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Выбрать файл')
    const file = new File(['x'], 'divan.png', { type: 'image/png' })
    await userEvent.upload(field, file)
    await userEvent.upload(field, file)
    await expect(args.onFile).toHaveBeenCalledTimes(2)
  },
}
