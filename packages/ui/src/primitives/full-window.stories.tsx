import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { FullWindow } from './full-window.tsx'

const meta = {
  title: 'Primitives/FullWindow',
  component: FullWindow,
  args: {
    open: true,
    title: 'Фото товара',
    closeLabel: 'Закрыть',
    children: <p className="flex size-full items-center justify-center bg-sand">Во весь экран</p>,
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof FullWindow>

export default meta
type Story = StoryObj<typeof meta>

export const WholeScreen: Story = {
  play: async () => {
    const box = (await screen.findByRole('dialog', { name: 'Фото товара' })).getBoundingClientRect()
    await expect([box.left, box.top]).toEqual([0, 0])
    await expect([box.width, box.height]).toEqual([innerWidth, innerHeight])
  },
}

export const Keyboard: Story = {
  name: 'Escape closes it and gives the keyboard back to what opened it',
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Показать</Button>
        <FullWindow {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Показать' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const BackOfAPhone: Story = {
  name: 'Back closes it and leaves the page where it is',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Фото товара' })
    await expect(watchers).toHaveLength(1)
    watchers[0]?.onclose?.()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
  beforeEach: () => {
    const own = globalThis.CloseWatcher
    watchers.length = 0
    globalThis.CloseWatcher = class {
      onclose: (() => void) | null = null
      constructor() {
        watchers.push(this)
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1)
      }
    }
    return () => {
      globalThis.CloseWatcher = own
    }
  },
}

/** Nobody can press Back in a test, so the browser's own watcher is played by one of ours. */
const watchers: { onclose: (() => void) | null }[] = []
