import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PaymentMethodList, type PaymentMethodOption } from './payment-method-list.tsx'

const methods: readonly PaymentMethodOption[] = [
  { id: 'payment', label: 'Картой', note: 'Мир, Visa, Mastercard, СБП' },
  { id: 'yandexPay', label: 'Сплит', note: '4 платежа по 16 248 ₽' },
  { id: 'credit', label: 'В рассрочку', note: '5 415 ₽ в месяц на год' },
  { id: 'bill', label: 'По счёту', refusal: 'Нужна электронная почта: укажите её в контактах' },
]

const Controlled = () => {
  const [chosenId, choose] = useState<string | null>('payment')
  return (
    <PaymentMethodList
      legend="Способ оплаты"
      methods={methods}
      chosenId={chosenId}
      onChoose={choose}
    />
  )
}

const meta = {
  title: 'Заказ/PaymentMethodList',
  component: PaymentMethodList,
  args: {
    legend: 'Способ оплаты',
    methods,
    chosenId: null,
    onChoose: () => undefined,
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof PaymentMethodList>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {}

export const Keyboard: Story = {
  name: 'Arrow keys move between enabled methods; a disabled one shows the reason',
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: /Картой/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Сплит/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /По счёту Нужна/ })).toBeDisabled()
  },
}
