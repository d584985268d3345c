import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ScrollArea } from './scroll-area.tsx'

const meta = {
  title: 'Layout/ScrollArea',
  component: ScrollArea,
  args: { label: 'Размеры', children: <p className="w-19">228 × 96</p> },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof ScrollArea>

export default meta
type Story = StoryObj<typeof meta>

export const Fits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Размеры' })).not.toHaveAttribute('tabindex')
  },
}

export const Keyboard: Story = {
  args: { children: <p className="w-96">228 × 96 × 82 см, спальное место 200 × 140 см</p> },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Размеры' })
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(box).toHaveFocus()
  },
}
