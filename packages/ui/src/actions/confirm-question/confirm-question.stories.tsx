import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ConfirmQuestion } from './confirm-question.tsx'

const meta = {
  title: 'Действия/ConfirmQuestion',
  component: ConfirmQuestion,
  args: {
    texts: {
      title: 'Удалить список «Гостиная»?',
      text: 'Товары останутся в избранном.',
      yes: 'Удалить',
      no: 'Отменить',
    },
    isPending: false,
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof ConfirmQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Отменить' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNo).toHaveBeenCalledOnce()
    await expect(args.onYes).not.toHaveBeenCalled()
  },
}

export const WithoutText: Story = {
  args: { texts: { title: 'Удалить реквизиты компании?', yes: 'Удалить', no: 'Отменить' } },
}

export const Pending: Story = { args: { isPending: true } }
