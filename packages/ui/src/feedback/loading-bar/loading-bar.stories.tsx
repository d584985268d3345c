import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { LoadingBar } from './loading-bar.tsx'

const meta = {
  title: 'Сообщения/LoadingBar',
  component: LoadingBar,
  args: { loading: true, label: 'Страница загружается' },
} satisfies Meta<typeof LoadingBar>

export default meta
type Story = StoryObj<typeof meta>

/** Starts to load at a click and has loaded `loadMs` later; counts the frames with a bar. */
function TimedDemo({ loadMs }: { loadMs: number }) {
  const [isLoading, setLoading] = useState(false)
  const start = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), loadMs)
  }
  return (
    <>
      <button type="button" onClick={start}>
        Открыть
      </button>
      <LoadingBar loading={isLoading} label="Страница загружается" />
    </>
  )
}

/** Milliseconds from the click until the bar appears; null if it does not within `watchMs`. */
async function measureDelay(element: HTMLElement, watchMs: number): Promise<number | null> {
  const button = element.querySelector('button')
  const appeared = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!element.querySelector('[role=progressbar]')) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(element, { childList: true, subtree: true })
  })
  const clickedAt = performance.now()
  button?.click()
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), watchMs))
  const appearedAt = await Promise.race([appeared, timeout])
  return appearedAt === null ? null : appearedAt - clickedAt
}

/** Appears after 200 ms, is 3 px high, fills in two seconds. */
export const Loading: Story = {
  name: 'Страница грузится',
  tags: ['loading.bar'],
  render: () => <TimedDemo loadMs={5_000} />,
  play: async ({ canvas, canvasElement }) => {
    const delayMs = await measureDelay(canvasElement, 2_000)
    // The clock of a timer may be a millisecond ahead.
    await expect(delayMs).toBeGreaterThanOrEqual(199)
    const bar = await canvas.findByRole('progressbar', { name: 'Страница загружается' })
    await expect(bar.offsetHeight).toBe(3)
    const fill = bar.firstElementChild
    await expect(fill && getComputedStyle(fill).transitionDuration).toBe('2s')
  },
}

/** A page that loads within 200 ms shows no bar at any time. */
export const Quick: Story = {
  name: 'Страница загрузилась сразу',
  tags: ['loading.bar'],
  render: () => <TimedDemo loadMs={100} />,
  play: async ({ canvasElement }) => {
    await expect(await measureDelay(canvasElement, 1_500)).toBeNull()
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

/** Stays full for 500 ms and disappears 400 ms later. */
export const Loaded: Story = {
  name: 'Страница загрузилась',
  tags: ['loading.bar'],
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
