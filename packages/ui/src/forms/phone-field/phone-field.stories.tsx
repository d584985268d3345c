import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneField } from './phone-field.tsx'

const meta = {
  title: 'Формы/PhoneField',
  component: PhoneField,
  args: { label: 'Телефон', onChange: fn() },
  decorators: [(Story) => <div className="max-w-login">{Story()}</div>],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Wrong: Story = {
  args: { defaultValue: '+7 (916) 204', error: 'Номер телефона введён неверно!' },
}

export const Typing: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Телефон')
    await step('the mask is applied while typing; a leading 8 is the country code', async () => {
      await userEvent.type(field, '89162041835')
      await expect(field).toHaveValue('+7 (916) 204-18-35')
    })
    await step('correcting a digit in the middle keeps the caret position', async () => {
      field.setSelectionRange(6, 6)
      await userEvent.keyboard('{Backspace}')
      await expect(field).toHaveValue('+7 (962) 041-83-5')
      await expect(field.selectionStart).toBe(5)
      await userEvent.keyboard('1')
      await expect(field).toHaveValue('+7 (916) 204-18-35')
      await expect(field.selectionStart).toBe(6)
    })
  },
}

export const Pasting: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Телефон')
    await userEvent.click(field)
    await userEvent.paste('8 916 204 18 35')
    await expect(field).toHaveValue('+7 (916) 204-18-35')
  },
}

export const Erasing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Телефон')
    await userEvent.type(field, '9162')
    await userEvent.keyboard(
      '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}',
    )
    await expect(field).toHaveValue('')
  },
}
