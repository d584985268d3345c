import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '../../data/qr-code/qr-code.tsx'
import { ReceiptProperties, ReceiptSheet } from './receipt-sheet.tsx'

const meta = {
  title: 'Заказ/ReceiptSheet',
  component: ReceiptSheet,
  args: {
    title: 'Электронный чек',
    kind: 'Приход',
    properties: [
      { term: 'Продавец', value: 'Светлица' },
      { term: 'Заказ', value: '204001' },
      { term: 'Дата и время', value: '22 ноября 2026, 20:15' },
    ],
    lines: [
      { id: '1', name: 'Диван «Тишина»', calculation: '64 990 ₽ × 1', sum: '64 990 ₽' },
      {
        id: '2',
        name: 'Стул «Берёста» без подлокотников, дуб',
        calculation: '3 333 ₽ × 2',
        sum: '6 666 ₽',
      },
    ],
    total: { term: 'Итого', value: '71 656 ₽', note: 'Безналичными' },
  },
} satisfies Meta<typeof ReceiptSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  args: { children: <p>Касса регистрирует чек.</p> },
}

/** A registered receipt with its QR code. */
export const Registered: Story = {
  name: 'Зарегистрированный чек',
  tags: ['layout.other'],
  args: {
    children: (
      <div className="flex flex-col gap-4">
        <ReceiptProperties properties={[{ term: 'ФН', value: '9999078900000001' }]} />
        <div className="w-40 self-center">
          <QrCode
            content="t=20261122T2015&s=71656.00&fn=9999078900000001&i=17&fp=0123456789&n=1"
            label="Код для проверки чека"
          />
        </div>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Код для проверки чека' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Электронный чек')
  },
}
