import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { pictures } from '../../fixtures/pictures.ts'
import { SpotFrame } from './spot-frame.tsx'

const meta = {
  title: 'Картинки и значки/SpotFrame',
  component: SpotFrame,
  args: {
    src: pictures.room,
    alt: 'Комната',
    spots: [
      { x: 43, y: 58, name: 'Диваны' },
      { x: 99, y: 20, name: 'Торшеры' },
    ],
    onMove: () => {},
    hint: 'Стрелки двигают точку',
  },
  render: function Render(args) {
    const [spots, setSpots] = useState(args.spots)
    return (
      <SpotFrame
        {...args}
        spots={spots}
        onMove={(index, x, y) =>
          setSpots(spots.map((spot, at) => (at === index ? { ...spot, x, y } : spot)))
        }
      />
    )
  },
} satisfies Meta<typeof SpotFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Room: Story = {}

export const Keyboard: Story = {
  name: 'Arrow keys move a spot, with Shift by more, and never off the picture',
  play: async ({ canvas }) => {
    await userEvent.tab()
    const sofa = canvas.getByRole('button', { name: /^1. Диваны/ })
    await expect(sofa).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
    await expect(sofa).toHaveAccessibleName('1. Диваны: 42 %, 63 %. Стрелки двигают точку')
    await userEvent.tab()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    const lamp = canvas.getByRole('button', { name: /^2. Торшеры/ })
    await expect(lamp).toHaveAccessibleName(/100 %, 20 %/)
  },
}
