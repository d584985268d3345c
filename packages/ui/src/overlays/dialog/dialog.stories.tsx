import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft } from 'lucide'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { CodeField } from '../../forms/code-field/code-field.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { Dialog, type WindowSize } from './dialog.tsx'

const meta = {
  title: 'Окна/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Спасибо!',
    closeLabel: 'Закрыть',
    children: 'Мы записали ваш номер и позвоним до вечера.',
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const onDesktop = { viewport: { value: 'desktop', isRotated: false } }
const onPhone = { viewport: { value: 'phone', isRotated: false } }

const waitForAnimations = async (dialog: HTMLElement) => {
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0))
  return dialog.getBoundingClientRect()
}

export const Simple: Story = {}

export const Login: Story = {
  args: {
    title: 'Код из СМС',
    above: (
      <TextLink tone="quiet" icon={<Icon iconNode={ChevronLeft} />}>
        Другой номер
      </TextLink>
    ),
    children: (
      <div className="flex flex-col gap-6">
        <p className="text-ink-soft">
          Отправили на <span className="font-medium text-ink">+7 (916) 204-18-35</span>
        </p>
        <CodeField label="Код из СМС" hideLabel focusOnOpen onComplete={fn()} />
        <p className="flex justify-between text-small text-ink-soft">
          <span className="tabular-nums">Новый код через 0:42</span>
          <span>Осталось 3 попытки</span>
        </p>
        <Button wide disabled>
          Войти
        </Button>
      </div>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Код из СМС' })).toHaveFocus())
  },
}

export const LongWithFooter: Story = {
  args: {
    title: 'Гарантия и возврат мебели, купленной у нас или у партнёров',
    size: 'upper-small',
    children: (
      <p className="whitespace-pre-line">
        {'Если предмет не подошёл, верните его в течение 14 дней: мы приедем и заберём.\n'.repeat(
          30,
        )}
      </p>
    ),
    footer: (
      <>
        <Button kind="quiet">Сбросить</Button>
        <Button wide>Показать 52 товара</Button>
      </>
    ),
  },
}

const widths: Record<Exclude<WindowSize, 'responsive'>, number> = {
  smalls: 440,
  'upper-small': 480,
  middle: 720,
  big: 960,
  xl: 1200,
  max: 1392,
}

/** Every size is centred on a desktop, with its own width. */
export const Sizes: Story = {
  name: 'Размеры',
  tags: ['window.sizes'],
  parameters: {
    proof: { name: '[window.sizes] every size is centred on a desktop, with its own width' },
  },
  globals: onDesktop,
  render: function Walk(args) {
    const [size, setSize] = useState<WindowSize>('smalls')
    return (
      <Dialog {...args} size={size} title={size}>
        <div className="flex flex-wrap gap-2">
          {[...Object.keys(widths), 'responsive'].map((name) => (
            <Button key={name} kind="quiet" size={40} onClick={() => setSize(name as WindowSize)}>
              {name}
            </Button>
          ))}
        </div>
      </Dialog>
    )
  },
  play: async () => {
    const dialog = screen.getByRole('dialog')
    for (const [size, width] of Object.entries(widths)) {
      await userEvent.click(screen.getByRole('button', { name: size }))
      const box = await waitForAnimations(dialog)
      await expect(box.width).toBe(width)
      await expect(Math.round(box.left + box.width / 2)).toBe(720)
      await expect(Math.round(box.top + box.height / 2)).toBe(450)
    }
    await userEvent.click(screen.getByRole('button', { name: 'responsive' }))
    const box = await waitForAnimations(dialog)
    await expect(box.width).toBeGreaterThan(320)
    await expect(box.width).toBeLessThan(1392)
  },
}

/** On a phone every window is a bottom sheet. */
export const OnPhone: Story = {
  name: 'На телефоне',
  tags: ['window.sizes'],
  globals: onPhone,
  args: { size: 'xl' },
  play: async () => {
    const box = await waitForAnimations(screen.getByRole('dialog'))
    await expect(box.width).toBe(390)
    await expect(Math.round(box.bottom)).toBe(844)
    await expect(box.top).toBeGreaterThan(400)
  },
}

/** A full sheet has the height of the phone. */
export const FullOnPhone: Story = {
  name: 'Во весь телефон',
  tags: ['window.sizes'],
  globals: onPhone,
  args: { phone: 'full' },
  play: async () => {
    const box = await waitForAnimations(screen.getByRole('dialog'))
    await expect(box.height).toBeGreaterThan(780)
  },
}

const withTrigger: Story['render'] = function WithTrigger(args) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
  return waitForAnimations(await screen.findByRole('dialog', { name: 'Спасибо!' }))
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** A click on the backdrop or the close button closes it. */
export const Closing: Story = {
  name: 'Закрытие',
  tags: ['window.sizes'],
  globals: onDesktop,
  render: withTrigger,
  play: async ({ step }) => {
    await step('the close button', async () => {
      await opened()
      await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
      await closed()
    })
    await step('the backdrop', async () => {
      await opened()
      const backdrop = document.elementFromPoint(5, 5)
      await expect(backdrop).not.toBeNull()
      if (backdrop) await userEvent.click(backdrop)
      await closed()
    })
  },
}

export const Keyboard: Story = {
  render: withTrigger,
  play: async ({ step }) => {
    await opened()
    await step('Tab stays inside', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(screen.getByRole('dialog')).toContainElement(
        document.activeElement as HTMLElement,
      )
    })
    await step('Escape closes it and restores the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await closed()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus())
    })
  },
}

export const SwipeDown: Story = {
  globals: onPhone,
  play: async ({ args }) => {
    await waitForAnimations(screen.getByRole('dialog'))
    const title = screen.getByRole('heading', { name: 'Спасибо!' })
    const pullDown = (byPx: number) => {
      const pointerAt = (clientY: number) => ({
        pointerId: 1,
        pointerType: 'touch',
        clientX: 190,
        clientY,
      })
      fireEvent.pointerDown(title, pointerAt(600))
      fireEvent.pointerMove(title, pointerAt(600 + byPx))
      fireEvent.pointerUp(title, pointerAt(600 + byPx))
    }
    pullDown(20)
    await expect(args.onClose).not.toHaveBeenCalled()
    pullDown(140)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
