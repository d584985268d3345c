import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { RangeFields } from './range-fields.tsx'
import { UncontrolledRangeSlider } from './uncontrolled-range-slider.tsx'

const changed = fn()

const meta = {
  title: 'Формы/UncontrolledRangeSlider',
  component: UncontrolledRangeSlider,
  args: {
    legend: 'Цена, ₽',
    name: 'price',
    labels: { from: 'от', to: 'до' },
    bounds: [4_990, 284_500],
    value: [null, null],
    children: null,
  },
  render: (args) => (
    <UncontrolledRangeSlider {...args}>
      <RangeFields {...args} />
    </UncontrolledRangeSlider>
  ),
  decorators: [
    (Story) => (
      <form onChange={changed} className="max-w-72">
        {Story()}
        <button type="reset">Сбросить</button>
      </form>
    ),
  ],
} satisfies Meta<typeof UncontrolledRangeSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const Narrowed: Story = { args: { value: [40_000, 100_000] } }

export const SevenDigits: Story = {
  args: { bounds: [0, 9_999_999], value: [1_284_500, null] },
}

/** The numbers are not cut off in the narrowest column, even in tenge. */
export const WholeNumbers: Story = {
  name: 'Цены в тенге в узкой колонке',
  tags: ['filters.types'],
  args: { labels: { from: 'мин', to: 'макс' }, bounds: [1_204_344, 9_887_544] },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field.scrollWidth).toBe(field.clientWidth)
    }
  },
}

/** Keys move the two knobs over round values; the knobs never pass each other. */
export const Keyboard: Story = {
  name: 'С клавиатуры',
  tags: ['filters.types', 'filter.numbers'],
  play: async ({ canvas, step }) => {
    const from = canvas.getByRole('slider', { name: 'Цена, ₽: от' })
    const to = canvas.getByRole('slider', { name: 'Цена, ₽: до' })
    const field = canvas.getByRole('textbox', { name: 'Цена, ₽: от' })
    await step('a knob updates its field and fires a change event', async () => {
      changed.mockClear()
      // The browser handles the keys of a range input, so the test simulates the resulting change
      // event.
      from.focus()
      fireEvent.change(from, { target: { value: '10' } })
      await expect(field).toHaveValue('32\u00a0000')
      await expect(from).toHaveAttribute('aria-valuetext', '32\u00a0000')
      await expect(changed).toHaveBeenCalled()
    })
    await step('a knob stops at the other knob', async () => {
      fireEvent.change(to, { target: { value: '20' } })
      fireEvent.change(from, { target: { value: '90' } })
      await expect(from).toHaveValue('20')
    })
    await step('letters and out-of-range numbers are corrected on blur', async () => {
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
    await step('kopecks, spaces and commas are read as people write them', async () => {
      for (const [typed, left] of [
        ['12 990,50', '12\u00a0991'],
        ['12.990', '12\u00a0990'],
        ['12,990', '12\u00a0990'],
        ['от 5 000', '5\u00a0000'],
        ['50 тыс. ₽', '50\u00a0000'],
      ] as const) {
        await userEvent.clear(field)
        await userEvent.type(field, typed)
        await userEvent.tab()
        await expect(field).toHaveValue(left)
      }
    })
    await step('a typed number moves the knob, a reset restores both', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '50000')
      await expect(from).toHaveValue('16')
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }))
      await expect(from).toHaveValue('0')
      await expect(to).toHaveValue('100')
    })
  },
}
