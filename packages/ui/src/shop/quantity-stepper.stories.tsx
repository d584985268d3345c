import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { QuantityStepper } from './quantity-stepper.tsx'

const words = { quantity: 'Количество: Стул «Рябина»', less: 'Меньше', more: 'Больше' }
const chairs: SellingTerms = { stock: 12, minimumBatch: 1, sellsRemains: true }

const Held = ({ start, terms }: { start: number; terms: SellingTerms }) => {
  const [quantity, setQuantity] = useState(start)
  return <QuantityStepper quantity={quantity} terms={terms} onChange={setQuantity} words={words} />
}

const meta = {
  title: 'Shop/QuantityStepper',
  component: QuantityStepper,
  args: { quantity: 4, terms: chairs, words, onChange: () => undefined },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}

export const Disabled: Story = { args: { disabled: true } }

export const AtMinimum: Story = {
  name: '[basket.quantity] at the minimum minus is dead, at the stock plus is',
  render: () => <Held start={1} terms={{ ...chairs, stock: 2 }} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Больше' })
    await expect(canvas.getByRole('button', { name: 'Меньше' })).toBeDisabled()
    await userEvent.click(more)
    await expect(canvas.getByRole('textbox')).toHaveValue('2')
    await expect(more).toBeDisabled()
  },
}

export const Batch: Story = {
  name: '[basket.quantity] without remainders it goes by the batch',
  render: () => <Held start={4} terms={{ stock: 20, minimumBatch: 4, sellsRemains: false }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('8')
  },
}

export const Metres: Story = {
  name: '[basket.quantity] by the metre it goes by tenths',
  render: () => (
    <Held start={1.2} terms={{ stock: 9.5, minimumBatch: 1, sellsRemains: true, byMetre: true }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('1,3')
  },
}

export const Typed: Story = {
  name: '[basket.quantity] a typed number is capped at the stock when the field is left',
  render: () => <Held start={4} terms={chairs} />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: words.quantity })
    await step('above stock', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('99')
      await userEvent.tab()
      await expect(field).toHaveValue('12')
    })
    await step('below one', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('0{Enter}')
      await expect(field).toHaveValue('1')
    })
    await step('no number', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('два')
      await userEvent.tab()
      await expect(field).toHaveValue('1')
    })
  },
}
