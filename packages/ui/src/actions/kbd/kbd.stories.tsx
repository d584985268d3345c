import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Kbd } from './kbd.tsx'

const meta = {
  title: 'Действия/Kbd',
  component: Kbd,
  args: { children: 'Enter' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const OnPaper: Story = {}

export const InButtons: Story = {
  render: () => (
    <div className="flex gap-3">
      <Button size={40}>
        Подтвердить <Kbd background="accent">Enter</Kbd>
      </Button>
      <Button size={40} kind="outline">
        Дата <Kbd>D</Kbd>
      </Button>
    </div>
  ),
}
