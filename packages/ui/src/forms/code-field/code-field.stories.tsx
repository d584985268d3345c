import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CodeField } from './code-field.tsx'

const meta = {
  title: 'Формы/CodeField',
  component: CodeField,
  args: { label: 'Код из СМС', hideLabel: true, onComplete: fn() },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const HalfTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Код из СМС'), '481')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const Wrong: Story = {
  args: { error: 'Код не подошёл. Осталось 2 попытки' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Код из СМС')).toHaveAccessibleDescription(
      'Код не подошёл. Осталось 2 попытки',
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const field = canvas.getByLabelText('Код из СМС')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.keyboard('48a1{Backspace}1')
    await expect(field).toHaveValue('481')
    await userEvent.keyboard('263')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('481263')
  },
}

export const Pasting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Код из СМС'))
    await userEvent.paste('Ваш код: 481 263')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('481263')
  },
}
