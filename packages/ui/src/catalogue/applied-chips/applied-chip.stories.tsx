import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AppliedChip } from './applied-chips.tsx'

const meta = {
  title: 'Каталог/AppliedChip',
  component: AppliedChip,
  args: { children: 'до 270 см', label: 'Убрать до 270 см', onClick: fn() },
} satisfies Meta<typeof AppliedChip>

export default meta
type Story = StoryObj<typeof meta>

export const Applied: Story = {}

export const LongValue: Story = {
  args: {
    children: 'Фабрика «Александрова-Вознесенская мебель»',
    label: 'Убрать: Фабрика «Александрова-Вознесенская мебель»',
  },
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
}

export const AsLink: Story = {
  render: () => (
    <AppliedChip href="/catalog/divany/" label="Убрать Прямые">
      Прямые
    </AppliedChip>
  ),
}

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
