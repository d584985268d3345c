import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { QuantityStepper } from './quantity-stepper.tsx'

const labels = { quantity: 'Количество: Стул «Рябина»', less: 'Меньше', more: 'Больше' }
const chairs: SellingTerms = { stock: 12, minimumBatch: 1, sellsRemains: true }

const Controlled = ({ start, terms }: { start: number; terms: SellingTerms }) => {
  const [quantity, setQuantity] = useState(start)
  return (
    <QuantityStepper quantity={quantity} terms={terms} onChange={setQuantity} labels={labels} />
  )
}

const meta = {
  title: 'Cart/QuantityStepper',
  component: QuantityStepper,
  args: { quantity: 4, terms: chairs, labels, onChange: () => undefined },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}

export const Disabled: Story = { args: { disabled: true } }

export const AtMinimum: Story = {
  name: '[basket.quantity] minus is disabled at the minimum, plus at the stock',
  render: () => <Controlled start={1} terms={{ ...chairs, stock: 2 }} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Больше' })
    await expect(canvas.getByRole('button', { name: 'Меньше' })).toBeDisabled()
    await userEvent.click(more)
    await expect(canvas.getByRole('textbox')).toHaveValue('2')
    await expect(more).toBeDisabled()
  },
}

export const Batch: Story = {
  name: '[basket.quantity] without remainders the step is the batch',
  render: () => (
    <Controlled start={4} terms={{ stock: 20, minimumBatch: 4, sellsRemains: false }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('8')
  },
}

export const Metres: Story = {
  name: '[basket.quantity] for goods sold by the metre the step is a tenth',
  render: () => (
    <Controlled
      start={1.2}
      terms={{ stock: 9.5, minimumBatch: 1, sellsRemains: true, byMetre: true }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('1,3')
  },
}

export const Typed: Story = {
  name: '[basket.quantity] a typed number is limited to the stock when the field loses focus',
  render: () => <Controlled start={4} terms={chairs} />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: labels.quantity })
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
    await step('not a number', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('два')
      await userEvent.tab()
      await expect(field).toHaveValue('1')
    })
  },
}
