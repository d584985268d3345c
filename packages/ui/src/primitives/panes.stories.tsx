import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panes } from './panes.tsx'

const meta = { title: 'Primitives/Panes', component: Panes } satisfies Meta<typeof Panes>

export default meta
type Story = StoryObj<typeof meta>

export const OnSand: Story = {
  decorators: [
    (Story) => <div className="relative h-72 overflow-hidden rounded-large bg-sand">{Story()}</div>,
  ],
}

export const OnForest: Story = {
  args: { ground: 'dark' },
  decorators: [
    (Story) => (
      <div data-theme="light" className="relative h-72 overflow-hidden rounded-large bg-forest">
        {Story()}
      </div>
    ),
  ],
}
