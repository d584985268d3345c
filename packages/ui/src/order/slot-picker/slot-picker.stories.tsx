import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { slotDays, slotLabels } from '../../fixtures/slot-days.ts'
import { SlotPicker, type SlotValue } from './slot-picker.tsx'

const Controlled = ({ start }: { start: SlotValue }) => {
  const [value, setValue] = useState(start)
  return (
    <SlotPicker
      days={slotDays}
      value={value}
      onChange={setValue}
      labels={slotLabels}
      month="Ноябрь"
    />
  )
}

const meta = {
  title: 'Заказ/SlotPicker',
  component: SlotPicker,
  args: {
    days: slotDays,
    labels: slotLabels,
    value: { day: '2026-11-24', from: '12:00' },
    month: 'Ноябрь',
    onChange: () => undefined,
  },
  decorators: [(Story) => <div style={{ maxWidth: 844 }}>{Story()}</div>],
} satisfies Meta<typeof SlotPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const Keyboard: Story = {
  name: 'Arrow keys move between days and slots and skip unavailable ones',
  render: () => <Controlled start={{ day: '2026-11-25', from: '12:00' }} />,
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'среда, 25 ноября' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'пятница, 27 ноября' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'четверг, 26 ноября' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: '12:00–16:00' })).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: '8:00–12:00' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '20:00–24:00, занято' })).toBeDisabled()
  },
}
