import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../../media/icon/icon.tsx'
import { Chip } from './chip.tsx'

const meta = {
  title: 'Действия/Chip',
  component: Chip,
  args: { children: 'Со скидкой', chosen: false, onClick: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip>Спальное место</Chip>
      <Chip set>
        До 270 см <Icon iconNode={ChevronDown} size="line" />
      </Chip>
      <Chip chosen>Выбрана</Chip>
      <Chip disabled>Нельзя</Chip>
    </div>
  ),
}

export const InStaffApp: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip size={32} chosen>
        Мой магазин · 38
      </Chip>
      <Chip size={32}>Новые · 14</Chip>
    </div>
  ),
}

export const Links: Story = {
  render: () => (
    <div className="flex gap-2">
      <Chip href="/sale/" chosen>
        Скидки
      </Chip>
      <Chip href="/hits/">Хиты</Chip>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Скидки')
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  },
}
