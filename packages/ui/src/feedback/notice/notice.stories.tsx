import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { Notice } from './notice.tsx'

const meta = {
  title: 'Сообщения/Notice',
  component: Notice,
  args: { children: 'Цена изменилась: была 14 990 ₽, стала 13 490 ₽' },
  decorators: [(Story) => <div className="max-w-text">{Story()}</div>],
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Honey: Story = {}

export const Sale: Story = {
  args: {
    tone: 'sale',
    live: true,
    children:
      'Возникла ошибка с данной системой оплаты, выберите другой способ оплаты или попробуйте позднее',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Forest: Story = {
  args: { tone: 'forest', live: true, children: 'Заказ оплачен' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Заказ оплачен')
  },
}

export const Sand: Story = {
  args: {
    tone: 'sand',
    children: 'Отзывы не загрузились. Остальная страница работает',
    action: (
      <Button kind="outline" size={40}>
        Повторить
      </Button>
    ),
  },
}
