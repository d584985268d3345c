import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LoadingBar } from './loading-bar.tsx'

const meta = {
  title: 'Chrome/LoadingBar',
  component: LoadingBar,
  args: { loading: true, label: 'Страница загружается' },
} satisfies Meta<typeof LoadingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'Shows after 200 ms, 3 px high',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    const bar = await canvas.findByRole('progressbar', { name: 'Страница загружается' })
    await expect(bar.offsetHeight).toBe(3)
  },
}

export const Quick: Story = {
  name: 'A page that comes at once shows none',
  args: { loading: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
  },
}
