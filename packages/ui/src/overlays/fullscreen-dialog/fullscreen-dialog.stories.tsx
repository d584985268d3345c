import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { FullscreenDialog } from './fullscreen-dialog.tsx'

const meta = {
  title: 'Окна/FullscreenDialog',
  component: FullscreenDialog,
  args: {
    open: true,
    title: 'Фото товара',
    closeLabel: 'Закрыть',
    children: <p className="flex size-full items-center justify-center bg-sand">Во весь экран</p>,
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof FullscreenDialog>

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
  name: 'Escape closes it and returns the focus to the opener',
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Показать</Button>
        <FullscreenDialog {...args} open={open} onClose={() => setOpen(false)} />
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

export const PhoneBackButton: Story = {
  name: 'the Back button closes it without leaving the page',
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

/**
 * A test cannot press the Back button, so the CloseWatcher of the browser is replaced by a fake.
 */
const watchers: { onclose: (() => void) | null }[] = []
