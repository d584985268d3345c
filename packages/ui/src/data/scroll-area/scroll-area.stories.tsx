import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ScrollArea } from './scroll-area.tsx'

const meta = {
  title: 'Данные/ScrollArea',
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

/** The bar hides 1300 ms after the last scroll. */
export const HidesItsBar: Story = {
  name: 'Полоса прокрутки прячется',
  tags: ['scroll.autohide'],
  parameters: { proof: { name: '[scroll.autohide] the bar hides 1300 ms after the last scroll' } },
  args: Keyboard.args,
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('region', { name: 'Размеры' })
    const findBar = () => canvasElement.querySelector('[data-orientation=horizontal]')
    await expect(findBar()).toBeNull()
    // Measured in the page, so that the load of the machine between two steps does not count.
    const shownMs = new Promise<number>((resolve) => {
      let scrolledAt = 0
      box.addEventListener('scroll', () => {
        scrolledAt = performance.now()
      })
      let isShown = false
      new MutationObserver(() => {
        if (findBar()) isShown = true
        else if (isShown) resolve(performance.now() - scrolledAt)
      }).observe(canvasElement, { childList: true, subtree: true })
    })
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'))
    box.scrollLeft = 20
    await waitFor(() => expect(findBar()).toBeVisible())
    await expect(await shownMs).toBeGreaterThanOrEqual(1_290)
    // Generous, because a busy machine may run the timer late.
    await expect(await shownMs).toBeLessThan(10_000)
  },
}
