import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { pictures } from '../../fixtures/pictures.ts'
import { CropFrame } from './crop-frame.tsx'
import type { CropBox } from './move-crop.ts'

const meta = {
  title: 'Картинки и значки/CropFrame',
  component: CropFrame,
  args: {
    src: pictures.sofaGreen,
    alt: 'Ваше фото',
    value: { left: 0.2, top: 0.3, width: 0.6, height: 0.5 },
    onChange: () => {},
    label: 'Рамка вокруг вещи',
    hint: 'Стрелки двигают, Shift со стрелками меняет размер',
  },
  render: function Render(args) {
    const [value, change] = useState<CropBox>(args.value)
    return (
      <div className="max-w-120">
        <CropFrame {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof CropFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Framed: Story = {}

export const Keyboard: Story = {
  name: 'Arrow keys move the frame, with Shift its corner',
  play: async ({ canvas }) => {
    await userEvent.tab()
    const frame = canvas.getByRole('group', { name: /Рамка вокруг вещи/ })
    await expect(frame).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(parseFloat(frame.style.left)).toBeCloseTo(23)
    await expect(parseFloat(frame.style.top)).toBeCloseTo(27)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(parseFloat(frame.style.width)).toBeCloseTo(57)
  },
}
