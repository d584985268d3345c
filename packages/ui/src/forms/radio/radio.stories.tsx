import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Radio } from './radio.tsx'

const meta = {
  title: 'Формы/Radio',
  component: Radio,
  args: { label: 'Картой', name: 'pay', value: 'card' },
  decorators: [(Story) => <div className="max-w-login">{Story()}</div>],
} satisfies Meta<typeof Radio>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { defaultChecked: true } }

export const Group: Story = {
  render: () => (
    <fieldset>
      <legend className="mb-2 text-h3">Оплата</legend>
      <Radio name="pay" value="card" label="Картой" note="Спишем сейчас" defaultChecked />
      <Radio name="pay" value="split" label="Сплит" note="4 платежа" after="16 248 ₽ × 4" />
      <Radio name="pay" value="credit" label="В кредит" note="Не бывает для этой суммы" disabled />
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Сплит/ })).toBeChecked()
  },
}
