import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { pictures } from '../../fixtures/pictures.ts'
import { PicturePicker } from './picture-picker.tsx'

const sources = [pictures.sofa, pictures.sofaBack, pictures.room]

const meta = {
  title: 'Картинки и значки/PicturePicker',
  component: PicturePicker,
  args: {
    label: 'Фотографии',
    pictures: sources.map((src) => ({ sources: { src }, width: 400, height: 320 })),
    chosen: 0,
    onChoose: () => undefined,
    getPictureLabel: (number) => `Фото ${number}`,
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  render: function Chosen(args) {
    const [chosen, setChosen] = useState(args.chosen)
    return <PicturePicker {...args} chosen={chosen} onChoose={setChosen} />
  },
} satisfies Meta<typeof PicturePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Фото 1' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Фото 2' })).toBeChecked()
  },
}
