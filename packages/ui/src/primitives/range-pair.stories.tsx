import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { RangeFields } from './range-fields.tsx'
import { RangePair } from './range-pair.tsx'

const changed = fn()

const meta = {
  title: 'Primitives/RangePair',
  component: RangePair,
  args: {
    legend: 'Цена, ₽',
    name: 'price',
    words: { from: 'от', to: 'до' },
    bounds: [4_990, 284_500],
    value: [null, null],
    children: null,
  },
  render: (args) => (
    <RangePair {...args}>
      <RangeFields {...args} />
    </RangePair>
  ),
  decorators: [
    (Story) => (
      <form onChange={changed} className="max-w-72">
        {Story()}
        <button type="reset">Сбросить</button>
      </form>
    ),
  ],
} satisfies Meta<typeof RangePair>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const Narrowed: Story = { args: { value: [40_000, 100_000] } }

export const SevenDigits: Story = {
  args: { bounds: [0, 9_999_999], value: [1_284_500, null] },
}

export const WholeNumbers: Story = {
  name: '[filters.types] the numbers of a range stand whole in the narrowest column, in tenge too',
  args: { words: { from: 'мин', to: 'макс' }, bounds: [1_204_344, 9_887_544] },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field.scrollWidth).toBe(field.clientWidth)
    }
  },
}

export const Keyboard: Story = {
  name: '[filters.types] two knobs walk by keys over round values and never pass each other',
  play: async ({ canvas, step }) => {
    const from = canvas.getByRole('slider', { name: 'Цена, ₽: от' })
    const to = canvas.getByRole('slider', { name: 'Цена, ₽: до' })
    const field = canvas.getByRole('textbox', { name: 'Цена, ₽: от' })
    await step('a knob writes its field and tells the form', async () => {
      changed.mockClear()
      // Keys of a range are the browser's own; what they bring about is a change of its value.
      from.focus()
      fireEvent.change(from, { target: { value: '10' } })
      await expect(field).toHaveValue('32\u00a0000')
      await expect(from).toHaveAttribute('aria-valuetext', '32\u00a0000')
      await expect(changed).toHaveBeenCalled()
    })
    await step('it stops at the other one', async () => {
      fireEvent.change(to, { target: { value: '20' } })
      fireEvent.change(from, { target: { value: '90' } })
      await expect(from).toHaveValue('20')
    })
    await step('letters and numbers beyond the bounds leave the field with the hand', async () => {
      for (const [typed, left] of [
        ['abc', '4\u00a0990'],
        ['1', '4\u00a0990'],
        ['50 000 abc', '50\u00a0000'],
      ] as const) {
        await userEvent.clear(field)
        await userEvent.type(field, typed)
        await userEvent.tab()
        await expect(field).toHaveValue(left)
      }
    })
    await step('a typed number moves the knob, reset brings both back', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '50000')
      await expect(from).toHaveValue('16')
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }))
      await expect(from).toHaveValue('0')
      await expect(to).toHaveValue('100')
    })
  },
}
