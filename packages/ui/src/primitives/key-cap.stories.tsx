import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { KeyCap } from './key-cap.tsx'

const meta = {
  title: 'Primitives/KeyCap',
  component: KeyCap,
  args: { children: 'Enter' },
} satisfies Meta<typeof KeyCap>

export default meta
type Story = StoryObj<typeof meta>

export const OnPaper: Story = {}

export const InButtons: Story = {
  render: () => (
    <div className="flex gap-3">
      <Button size={40}>
        Подтвердить <KeyCap ground="accent">Enter</KeyCap>
      </Button>
      <Button size={40} kind="outline">
        Дата <KeyCap>D</KeyCap>
      </Button>
    </div>
  ),
}
