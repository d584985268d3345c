import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StarPicker } from './star-picker.tsx'

const meta = {
  title: 'Формы/StarPicker',
  component: StarPicker,
  args: {
    legend: 'Ваша оценка',
    name: 'score',
    value: 0,
    getStarLabel: (score: number) => `${score} из 5`,
    onChange: () => {},
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return <StarPicker {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof StarPicker>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move between the stars. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '3 из 5' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4 из 5' })).toBeChecked()
  },
}

export const Rated: Story = { args: { value: 4 } }

export const Missing: Story = { args: { error: 'Поставьте оценку' } }
