import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { LoadingBar } from './loading-bar.tsx'

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  args: { loading: true, label: 'Страница загружается' },
} satisfies Meta<typeof LoadingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: '[loading.bar] appears after 200 ms, is 3 px high, fills in two seconds',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    const bar = await canvas.findByRole('progressbar', { name: 'Страница загружается' })
    await expect(bar.offsetHeight).toBe(3)
    const fill = bar.firstElementChild
    await expect(fill && getComputedStyle(fill).transitionDuration).toBe('2s')
  },
}

export const Quick: Story = {
  name: '[loading.bar] a page that loads at once shows no bar',
  args: { loading: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
  },
}

function LoadingDemo() {
  const [isLoading, setLoading] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setLoading(false)}>
        Пришла
      </button>
      <LoadingBar loading={isLoading} label="Страница загружается" />
    </>
  )
}

export const Loaded: Story = {
  name: '[loading.bar] stays full for 500 ms and disappears 400 ms later',
  render: () => <LoadingDemo />,
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar')
    const arrived = performance.now()
    await userEvent.click(canvas.getByRole('button', { name: 'Пришла' }))
    await waitFor(() => expect(getComputedStyle(bar).opacity).not.toBe('1'), { timeout: 3_000 })
    await expect(performance.now() - arrived).toBeGreaterThanOrEqual(450)
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), { timeout: 3_000 })
    await expect(performance.now() - arrived).toBeGreaterThanOrEqual(850)
  },
}
