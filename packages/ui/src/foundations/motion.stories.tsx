import type { Meta, StoryObj } from '@storybook/react-vite'
import { DurationList, MotionList } from './fixtures/motion-list.tsx'

const meta = {
  title: 'Основы/Движение',
  component: MotionList,
  tags: ['!autodocs'],
} satisfies Meta<typeof MotionList>

export default meta
type Story = StoryObj<typeof meta>

export const Movements: Story = { name: 'Движения' }

export const Durations: Story = { name: 'Длительности', render: () => <DurationList /> }
