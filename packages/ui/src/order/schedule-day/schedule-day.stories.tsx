import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScheduleDay } from './schedule-day.tsx'

const slots = (['mine', 'mine', 'ordered', 'free'] as const).map((mark, index) => ({
  id: String(index),
  mark,
}))

const meta = {
  title: 'Заказ/ScheduleDay',
  component: ScheduleDay,
  args: {
    day: { number: 24, label: '24 ноября, вторник, моё время — 2 слота, 1 заказ', isToday: false },
    slots,
    state: 'idle',
    chosen: false,
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-16">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScheduleDay>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole('button', { name: /24 ноября/ })
    await expect(day).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(day)
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

export const Today: Story = {
  args: { day: { number: 20, label: '20 ноября, пятница', isToday: true } },
}

export const WholeDay: Story = { args: { state: 'wholeDay' } }

export const Away: Story = { args: { state: 'away' } }

export const Chosen: Story = { args: { chosen: true } }
