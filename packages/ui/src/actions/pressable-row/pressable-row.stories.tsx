import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PressableRow } from './pressable-row.tsx'

const meta = {
  title: 'Действия/PressableRow',
  component: PressableRow,
  args: {
    onPress: fn(),
    children: (
      <>
        <span>204001</span>
        <span>64 990 ₽</span>
        <span>Анна Петрова</span>
      </>
    ),
  },
} satisfies Meta<typeof PressableRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
