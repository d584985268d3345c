import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuestionEntry } from './question-entry.tsx'

const meta = {
  title: 'Shop/QuestionEntry',
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

export const Long: Story = {
  args: { question: { author: 'Александра-Вознесенская', date: '1 мая', text: 'ы'.repeat(200) } },
}
