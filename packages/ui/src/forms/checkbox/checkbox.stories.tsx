import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Формы/Checkbox',
  component: Checkbox,
  args: { label: 'Прямые' },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { defaultChecked: true } }

export const Some: Story = {
  args: { label: 'Выбрать все', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const WithCount: Story = {
  render: () => (
    <div>
      <Checkbox label="Прямые" after="96" defaultChecked />
      <Checkbox label="Угловые" after="61" />
      <Checkbox label="Садовые" after="0" disabled />
    </div>
  ),
}

/** A long user-defined name must not overflow its window. */
export const Long: Story = {
  args: { label: 'Ж'.repeat(60), after: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Wrong: Story = {
  args: {
    label:
      'Я подтверждаю ознакомление с политикой конфиденциальности и даю согласие на обработку персональных данных',
    error: 'Без согласия не можем принять номер',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
  },
}

export const Large: Story = {
  args: { size: 28, label: 'Собрал диван «Полдень»', defaultChecked: true },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Прямые' })).toBeChecked()
  },
}
