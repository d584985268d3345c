import type { Meta, StoryObj } from '@storybook/react-vite'
import { PanesBackground } from './panes-background.tsx'

const meta = { title: 'Бренд/PanesBackground', component: PanesBackground } satisfies Meta<
  typeof PanesBackground
>

export default meta
type Story = StoryObj<typeof meta>

export const OnSand: Story = {
  decorators: [
    (Story) => <div className="relative h-72 overflow-hidden rounded-large bg-sand">{Story()}</div>,
  ],
}

export const OnForest: Story = {
  args: { background: 'dark' },
  decorators: [
    (Story) => (
      <div data-theme="light" className="relative h-72 overflow-hidden rounded-large bg-forest">
        {Story()}
      </div>
    ),
  ],
}
