import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { QuantityStepper } from './quantity-stepper.tsx'

const labels = { quantity: 'Количество: Стул «Рябина»', less: 'Меньше', more: 'Больше' }
const chairs: SellingTerms = { stock: 12, minimumBatch: 1, sellsRemains: true }

const Controlled = ({
  start,
  terms,
  unit,
}: {
  start: number
  terms: SellingTerms
  unit?: string
}) => {
  const [quantity, setQuantity] = useState(start)
  return (
    <QuantityStepper
      quantity={quantity}
      terms={terms}
      onChange={setQuantity}
      labels={{ ...labels, unit }}
    />
  )
}

const meta = {
  title: 'Корзина/QuantityStepper',
  component: QuantityStepper,
  args: { quantity: 4, terms: chairs, labels, onChange: () => undefined },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}

export const Disabled: Story = { args: { disabled: true } }

/** Minus is disabled at the minimum, plus at the stock. */
export const AtMinimum: Story = {
  name: 'Наименьшее количество',
  tags: ['basket.quantity'],
  render: () => <Controlled start={1} terms={{ ...chairs, stock: 2 }} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Больше' })
    await expect(canvas.getByRole('button', { name: 'Меньше' })).toBeDisabled()
    await userEvent.click(more)
    await expect(canvas.getByRole('textbox')).toHaveValue('2')
    await expect(more).toBeDisabled()
  },
}

/** Without remainders the step is the batch. */
export const Batch: Story = {
  name: 'Продажа упаковками',
  tags: ['basket.quantity'],
  render: () => (
    <Controlled start={4} terms={{ stock: 20, minimumBatch: 4, sellsRemains: false }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('8')
  },
}

/** For goods sold by the metre the step is a tenth. */
export const Metres: Story = {
  name: 'Продажа метрами',
  tags: ['basket.quantity'],
  render: () => (
    <Controlled
      start={1.2}
      terms={{ stock: 12.5, minimumBatch: 1, sellsRemains: true, byMetre: true }}
      unit="м"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Больше' }))
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveValue('1,3')
    await expect(canvas.getByText('м')).toBeVisible()
    await userEvent.click(field)
    await userEvent.keyboard('12,5{Enter}')
    await expect(field).toHaveValue('12,5')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
}

/** A typed number is limited to the stock when the field loses focus. */
export const Typed: Story = {
  name: 'Введено больше, чем есть',
  tags: ['basket.quantity'],
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
