import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Range, type RangeValue } from './range.tsx'

const meta = {
  title: 'Primitives/Range',
  component: Range,
  args: {
    legend: 'Цена, ₽',
    words: { from: 'от', to: 'до' },
    bounds: [5_000, 300_000],
    value: [40_000, 100_000],
    step: 1_000,
    onChange: fn(),
    onSettle: fn(),
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState<RangeValue>(args.value)
    return <Range {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Range>

export default meta
type Story = StoryObj<typeof meta>

export const Bounded: Story = {}

export const Whole: Story = { args: { value: [5_000, 300_000] } }

export const SevenDigits: Story = {
  args: { bounds: [0, 9_999_999], value: [1_284_500, 9_999_999] },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('arrows move a knob by one step and settle', async () => {
      canvas.getByRole('slider', { name: 'Цена, ₽: от' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onSettle).toHaveBeenLastCalledWith([41_000, 100_000])
    })
    await step('a number past the bound is drawn to it, swapped ends are put right', async () => {
      const to = canvas.getByRole('textbox', { name: 'Цена, ₽: до' })
      await userEvent.clear(to)
      await userEvent.type(to, '900000')
      await userEvent.tab()
      await expect(args.onSettle).toHaveBeenLastCalledWith([41_000, 300_000])
    })
    await step('an emptied field is its bound', async () => {
      const from = canvas.getByRole('textbox', { name: 'Цена, ₽: от' })
      await userEvent.clear(from)
      await userEvent.tab()
      await expect(args.onSettle).toHaveBeenLastCalledWith([5_000, 300_000])
    })
  },
}
