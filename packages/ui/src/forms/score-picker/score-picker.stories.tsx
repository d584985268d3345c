import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ScorePicker } from './score-picker.tsx'

const starLabels = [1, 2, 3, 4, 5].map((score) => `Оценка ${score} из 5`)

function Picking({ start, error }: { start: number; error?: string }) {
  const [score, setScore] = useState(start)
  return (
    <ScorePicker
      label="Ваша оценка"
      value={score}
      onChange={setScore}
      starLabels={starLabels}
      error={error}
    />
  )
}

const meta = {
  title: 'Формы/ScorePicker',
  component: Picking,
  args: { start: 0 },
} satisfies Meta<typeof Picking>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Оценка 4 из 5' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Оценка 5 из 5' })).toBeChecked()
  },
}

export const Chosen: Story = { args: { start: 4 } }

export const Missing: Story = { args: { error: 'Поставьте оценку' } }
