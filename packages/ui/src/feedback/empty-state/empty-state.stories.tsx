import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Сообщения/EmptyState',
  component: EmptyState,
  args: {
    title: 'В избранном пока пусто',
    children: 'Нажмите на сердце у вещи, и она будет ждать здесь.',
    actions: (
      <>
        <Button kind="dark" size={40} href="/catalog/">
          В каталог
        </Button>
        <Button kind="white" size={40} href="/hits/">
          Хиты
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('В избранном')
  },
}

export const WithPicture: Story = {
  args: { picture: <div className="size-40 rounded-medium bg-sand-deep" /> },
}

export const Page: Story = {
  args: {
    size: 'page',
    headingLevel: 1,
    title: 'Корзина пуста',
    children: 'Начните с дивана: остальное подберётся.',
  },
}

export const TextOnly: Story = { args: { actions: undefined, title: 'Отзывов пока нет' } }
