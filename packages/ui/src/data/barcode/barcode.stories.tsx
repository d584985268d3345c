import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Barcode } from './barcode.tsx'

const meta = {
  title: 'Данные/Barcode',
  component: Barcode,
  args: { value: '4607001234562' },
} satisfies Meta<typeof Barcode>

export default meta
type Story = StoryObj<typeof meta>

export const Defaults: Story = {
  name: 'Bar width 2, height 100, margin 10, font size 20',
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('img', { name: '4607001234562' })
    await waitFor(() => expect(bars.querySelector('text')).toHaveTextContent('4607001234562'))
    await expect(bars.querySelector('text')).toHaveAttribute('font-size', '20')
    const widths = [...bars.querySelectorAll('g rect')].map((bar) =>
      Number(bar.getAttribute('width')),
    )
    await expect(Math.min(...widths)).toBe(2)
    await expect(bars.querySelector('g rect')).toHaveAttribute('height', '100')
    await expect(bars.querySelector('g')?.getAttribute('transform')).toBe('translate(10, 10)')
  },
}

export const Ean: Story = { args: { format: 'EAN13', barWidth: 1, height: 40, fontSize: 12 } }

export const Unreadable: Story = {
  name: 'A value that EAN-13 cannot encode is shown as text',
  args: { format: 'EAN13', value: '123' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('123')).toBeVisible())
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
