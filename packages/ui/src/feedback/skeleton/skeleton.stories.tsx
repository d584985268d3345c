import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Сообщения/Skeleton',
  component: Skeleton,
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Card: Story = {
  render: () => (
    <div className="flex flex-col gap-2" aria-busy="true">
      <Skeleton shape="picture" />
      <Skeleton shape="heading" width="half" />
      <Skeleton />
      <Skeleton width="four-fifths" />
      <Skeleton shape="button" />
    </div>
  ),
}
