import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QuestionEntry } from './question-entry.tsx'

const meta = {
  title: 'Отзывы/QuestionEntry',
  component: QuestionEntry,
  args: {
    question: {
      author: 'Ольга',
      date: '12 ноября',
      text: 'Снимаются ли чехлы и можно ли их стирать?',
    },
    answer: { author: '«Светлица» отвечает', text: 'Да, чехлы на молнии, стирка при 30 °C.' },
  },
} satisfies Meta<typeof QuestionEntry>

export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = {}

export const Waiting: Story = { args: { answer: { waiting: 'Ответим в течение дня' } } }

/** A long name without spaces must not make the page wider than the screen. */
export const Long: Story = {
  args: { question: { author: 'Ы'.repeat(100), date: '1 мая', text: 'ы'.repeat(200) } },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
