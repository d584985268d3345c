import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { AppliedChip } from '../../catalogue/applied-chips/applied-chips.tsx'
import { Checkbox } from '../../forms/checkbox/checkbox.tsx'
import { Sheet } from './sheet.tsx'

const meta = {
  title: 'Окна/Sheet',
  component: Sheet,
  args: {
    open: true,
    title: 'Фильтры',
    closeLabel: 'Закрыть',
    onClose: fn(),
    children: (
      <>
        <div className="mb-4 flex gap-2">
          <AppliedChip label="Убрать до 270 см">до 270 см</AppliedChip>
          <AppliedChip label="Убрать Прямые">Прямые</AppliedChip>
        </div>
        <Checkbox label="Прямые" after="96" defaultChecked />
        <Checkbox label="Угловые" after="61" />
        <Checkbox label="Садовые" after="0" disabled />
      </>
    ),
    footer: (
      <>
        <Button kind="quiet">Сбросить</Button>
        <Button wide>Показать 52 товара</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

const waitForAnimations = async (sheet: HTMLElement) => {
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0))
  return sheet.getBoundingClientRect()
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const box = await waitForAnimations(screen.getByRole('dialog', { name: 'Фильтры' }))
    await expect(Math.round(box.bottom)).toBe(844)
    await expect(box.width).toBe(390)
  },
}

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const box = await waitForAnimations(screen.getByRole('dialog', { name: 'Фильтры' }))
    await expect(box.right).toBe(1440)
    await expect(box.height).toBe(900)
    await expect(box.width).toBe(480)
  },
}

export const Keyboard: Story = {
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Фильтры</Button>
        <Sheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Фильтры' })).toHaveFocus())
  },
}
