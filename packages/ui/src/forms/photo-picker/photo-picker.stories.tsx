import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import green from '../../fixtures/texture-green.svg'
import linen from '../../fixtures/texture-linen.svg'
import { PhotoPicker } from './photo-picker.tsx'

const meta = {
  title: 'Формы/PhotoPicker',
  component: PhotoPicker,
  args: {
    label: 'Фотографии',
    hint: 'До 5 штук, JPEG, PNG или WebP',
    addLabel: 'Добавить фото',
    photos: [],
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PhotoPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Добавить фото', { selector: 'input' })
    await userEvent.upload(field, new File(['x'], 'sofa.jpg', { type: 'image/jpeg' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Two: Story = {
  args: {
    photos: [
      { src: linen, removeLabel: 'Убрать фото 1' },
      { src: green, removeLabel: 'Убрать фото 2' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Убрать фото 2' }))
    await expect(args.onRemove).toHaveBeenCalledWith(1)
  },
}

export const Wrong: Story = { args: { error: 'Это не фотография или она больше 25 МБ' } }
